import type { PythonModule } from '#environment/modules/python-module.ts';
import { isAstNode, toList } from '#python/abstract/ast-node.ts';
import { classValues, isStatic, methodsOf } from '#python/class-methods.ts';
import { definedName, findChild, type SyntaxNode } from '#python/syntax-node.ts';
import { memoizeWeakly } from '#text/memoize.ts';
import { bindingsOf } from './module-bindings.ts';
import type { References, Target } from './references.ts';

/** A class of the source. */
export interface PythonClass {
  module: PythonModule;
  name: string;
  definition: SyntaxNode;
}

/** A method or an attribute that a class gives a value. */
export interface ClassMember {
  owner: PythonClass;
  name: string;
  /** A FunctionDefinition, or the value of an attribute. */
  node: SyntaxNode;
  decorators: readonly SyntaxNode[];
  isBound: boolean;
}

const mostBases = 100;

/** The class that a name of a module is; undefined for anything else. */
function findClass(target: Target | undefined): PythonClass | undefined {
  if (target?.kind !== 'defined') return undefined;
  const { module, name } = target;
  const [binding] = bindingsOf(module).get(name) ?? [];
  const definition =
    binding?.node.name === 'DecoratedStatement'
      ? findChild(binding.node, 'ClassDefinition')
      : binding?.node;
  return definition?.name === 'ClassDefinition' ? { module, name, definition } : undefined;
}

/** What a class itself defines, by name. */
export const membersOf = (owner: PythonClass): ReadonlyMap<string, ClassMember> =>
  membersIn(owner.definition)(owner);

const membersIn = memoizeWeakly((definition: SyntaxNode) => {
  let members: ReadonlyMap<string, ClassMember> | undefined;
  return (owner: PythonClass) => {
    const { text } = owner.module.source;
    return (members ??= new Map([
      ...classValues(definition, text).map(([name, node]): [string, ClassMember] => [
        name,
        { owner, name, node, decorators: [], isBound: false },
      ]),
      ...methodsOf(definition).map((method): [string, ClassMember] => {
        const name = definedName(method.definition, text);
        const { decorators } = method;
        const isBound = !isStatic(method, text);
        return [name, { owner, name, node: method.definition, decorators, isBound }];
      }),
    ]));
  };
});

/** A member of a class, or else of those that it extends; `super.name` is one of these. */
export function findMember(
  owner: PythonClass,
  written: string,
  references: References,
): ClassMember | undefined {
  const isOfBase = written.startsWith('super.');
  const name = isOfBase ? written.slice('super.'.length) : written;
  const [self, ...bases] = listFamily(owner, references);
  for (const one of isOfBase || !self ? bases : [self, ...bases]) {
    const member = membersOf(one).get(name);
    if (member) return member;
  }
  return undefined;
}

/** A class and those that it extends, in the order in which Python looks for a name. */
export function listFamily(owner: PythonClass, references: References): PythonClass[] {
  const family = new Map<SyntaxNode, PythonClass>();
  const ahead = [owner];
  for (let next = ahead.shift(); next && family.size < mostBases; next = ahead.shift()) {
    if (family.has(next.definition)) continue;
    family.set(next.definition, next);
    ahead.unshift(...basesOf(next, references));
  }
  return [...family.values()];
}

/** The classes of modules by those that they extend. */
export function listSubclasses(
  modules: Iterable<PythonModule>,
  references: References,
): ReadonlyMap<SyntaxNode, readonly PythonClass[]> {
  const subclasses = new Map<SyntaxNode, PythonClass[]>();
  for (const module of modules) {
    for (const name of bindingsOf(module).keys()) {
      const found = findClass({ kind: 'defined', module, name });
      for (const base of found ? basesOf(found, references) : [])
        subclasses.set(
          base.definition,
          [...(subclasses.get(base.definition) ?? []), found].flatMap((one) => one ?? []),
        );
    }
  }
  return subclasses;
}

function basesOf({ module, name }: PythonClass, references: References): PythonClass[] {
  const [binding] = bindingsOf(module).get(name) ?? [];
  return toList(binding?.statement.bases).flatMap((base) => {
    // `Base[T]` extends `Base`.
    const named = isAstNode(base) && base.kind === 'Subscript' ? base.value : base;
    return findClass(references.resolveExpression(module, named)) ?? [];
  });
}
