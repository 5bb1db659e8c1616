import { resolveDotted } from '../modules/resolve-dotted.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { methodsOf } from '#python/class-methods.ts';
import {
  definedName,
  findChild,
  nodesWithin,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';

/** A function by the name under which it is looked up. */
export interface Named {
  name: string;
  module: PythonModule;
  value: SyntaxNode;
  /** Undefined where it is not a function that the source defines. */
  source?: NamedSource;
}

/** Where it is defined. */
interface NamedSource {
  module: PythonModule;
  name: string;
  definition: SyntaxNode;
  decorators: readonly SyntaxNode[];
  owner?: SyntaxNode;
}

/** More classes than these are not followed. */
const mostClasses = 200;

/** What is asked of the classes of an environment. */
interface Classes {
  /** The methods of a class, of those that it extends, and of those that extend it. */
  listMethods: (owner: SyntaxNode, module: PythonModule) => Named[];
  /** Whether a class may inherit methods that are not in the source, or makes some at run time. */
  hasOtherBase: (owner: SyntaxNode, module: PythonModule) => boolean;
}

export function createClasses(
  modules: ReadonlyMap<string, PythonModule>,
  resolver: NameResolver,
): Classes {
  return { listMethods, hasOtherBase };

  function listMethods(owner: SyntaxNode, module: PythonModule): Named[] {
    const family = new Map<SyntaxNode, PythonModule>();
    addBases(owner, module);
    for (const other of modules.values()) {
      for (const [, binding] of other.names) {
        if (
          binding.kind === 'class' &&
          basesOf(binding.definition, other).some((base) => base?.definition === owner)
        )
          addBases(binding.definition, other);
      }
    }
    return [...family].flatMap(([definition, own]) =>
      methodsOf(definition).map((method) => {
        const name = definedName(method.definition, own.source.text);
        const source = { ...method, module: own, name, owner: definition };
        return { name, source, value: method.definition, module: own };
      }),
    );

    function addBases(definition: SyntaxNode, own: PythonModule): void {
      if (family.has(definition) || family.size > mostClasses) return;
      family.set(definition, own);
      for (const base of basesOf(definition, own)) if (base) addBases(base.definition, base.module);
    }
  }

  function basesOf(definition: SyntaxNode, module: PythonModule) {
    const { text } = module.source;
    const list = findChild(definition, 'ArgList');
    return (list ? callArguments(list, text) : []).flatMap(({ name, value }) => {
      if (name !== undefined) return [];
      const written = /^[\w.]+/.exec(writtenText(value, text))?.[0] ?? '';
      if (/^(?:object|ABC|abc\.ABC|Protocol|Generic)$/.test(written)) return [];
      const found = resolveDotted(resolver, module, written);
      return [found?.kind === 'class' ? found : undefined];
    });
  }

  function hasOtherBase(owner: SyntaxNode, module: PythonModule): boolean {
    return (
      basesOf(owner, module).includes(undefined) ||
      [...nodesWithin(owner)].some(
        (node) =>
          node.name === 'FunctionDefinition' &&
          definedName(node, module.source.text) === '__getattr__',
      )
    );
  }
}
