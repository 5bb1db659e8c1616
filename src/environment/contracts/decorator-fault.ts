import type { PythonModule } from '../modules/python-module.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import { resolveDotted } from '../modules/resolve-dotted.ts';
import { parametersOf } from '../python/parameters.ts';
import { definedName, findChild, type SyntaxNode, writtenText } from '../python/syntax-node.ts';
import { passesOn } from './passes-on.ts';

/** Decorators after which a function takes what it took before. */
const keeping = new Set([
  'staticmethod',
  'classmethod',
  'cache',
  'lru_cache',
  'functools.cache',
  'functools.lru_cache',
  'functools.wraps',
  'wraps',
  'override',
  'typing.override',
  'deprecated',
  'typing_extensions.deprecated',
  'no_type_check',
]);

/** Why a decorated function may take something else than its source shows; undefined if it does not. */
export function decoratorFault(
  decorators: readonly SyntaxNode[],
  module: PythonModule,
  resolver: NameResolver,
): string | undefined {
  for (const decorator of decorators) {
    const name = nameOf(decorator, module.source.text);
    if (keeping.has(name)) continue;
    const resolved = resolveDotted(resolver, module, name);
    if (!keepsSignature(resolved, findChild(decorator, 'ArgList') !== undefined))
      return `the decorator "${name}" may change what the function takes`;
  }
  return undefined;
}

/** The name after `@`, without the arguments of a call. */
const nameOf = ({ children }: SyntaxNode, text: string): string =>
  children
    .filter(({ name }) => name === 'VariableName' || name === '.' || name === 'PropertyName')
    .map((node) => writtenText(node, text))
    .join('');

/** One that returns the function, or a wrapper that passes on what it is given, changes nothing. */
function keepsSignature(resolved: Resolved | undefined, isCalled: boolean): boolean {
  if (resolved?.kind !== 'function') return false;
  const { text } = resolved.module.source;
  const functions = functionsWithin(resolved.definition);
  const wrappers = functions.filter(({ wraps }) => wraps(text) !== undefined);
  if (wrappers.length === 0) {
    const decorator = isCalled ? returnedFunction(resolved.definition, text) : resolved.definition;
    return decorator !== undefined && returnsArgument(decorator, text);
  }
  return wrappers.every(({ definition, wraps }) => passesOn(definition, wraps(text) ?? '', text));
}

interface Inner {
  definition: SyntaxNode;
  /** The name in `@wraps(name)` above it. */
  wraps: (text: string) => string | undefined;
}

/** A function and those that are defined in it. */
function functionsWithin(node: SyntaxNode, decorators: readonly SyntaxNode[] = []): Inner[] {
  const inner = node.children.flatMap((child) =>
    functionsWithin(child, node.name === 'DecoratedStatement' ? node.children : []),
  );
  if (node.name !== 'FunctionDefinition') return inner;
  const wraps = (text: string) => {
    const decorator = decorators.find((child) =>
      ['wraps', 'functools.wraps'].includes(nameOf(child, text)),
    );
    const list = decorator && findChild(decorator, 'ArgList');
    return list && writtenText(list, text).slice(1, -1).trim();
  };
  return [{ definition: node, wraps }, ...inner];
}

function returnsArgument(definition: SyntaxNode, text: string): boolean {
  const [first] = parametersOf(definition, text);
  const values = returnedNames(definition, text);
  return first !== undefined && values.length > 0 && values.every((value) => value === first.name);
}

/** The function within another one that this one returns, as `register` in `@register("name")` does. */
function returnedFunction(definition: SyntaxNode, text: string): SyntaxNode | undefined {
  const [returned, ...others] = returnedNames(definition, text);
  if (returned === undefined || others.length > 0) return undefined;
  return findChild(definition, 'Body')?.children.find(
    (child) => child.name === 'FunctionDefinition' && definedName(child, text) === returned,
  );
}

const returnedNames = (definition: SyntaxNode, text: string): string[] =>
  (findChild(definition, 'Body')?.children ?? [])
    .filter(({ name }) => name === 'ReturnStatement')
    .map(({ children: [, value] }) => (value ? writtenText(value, text) : ''));
