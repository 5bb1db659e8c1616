import { memoizeWeakly } from '#text/memoize.ts';
import type { PythonModule } from '../modules/python-module.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import { resolveDotted } from '../modules/resolve-dotted.ts';
import { parametersOf } from '#python/parameters.ts';
import {
  definedName,
  findChild,
  findChildren,
  type SyntaxNode,
  writtenText,
} from '#python/syntax-node.ts';
import { forwardsArguments } from './forwards-arguments.ts';

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
    const resolved = resolveDecorator(decorator, module, resolver);
    if (!keepsSignature(resolved, findChild(decorator, 'ArgList') !== undefined))
      return `the decorator "${name}" may change what the function takes`;
  }
  return undefined;
}

/** The functions that are written above others, which tasks cannot use. */
export function findDecorators(
  modules: Iterable<PythonModule>,
  resolver: NameResolver,
): Set<SyntaxNode> {
  const found = new Set<SyntaxNode>();
  for (const module of modules) {
    for (const [, binding] of module.names) {
      for (const decorator of binding.kind === 'function' ? binding.decorators : []) {
        const resolved = resolveDecorator(decorator, module, resolver);
        if (resolved?.kind === 'function') found.add(resolved.definition);
      }
    }
  }
  return found;
}

/** What a decorator is, as far as it is in the source. */
export const resolveDecorator = (
  decorator: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
): Resolved | undefined => resolveDotted(resolver, module, nameOf(decorator, module.source.text));

/** The name after `@`, without the arguments of a call. */
const nameOf = ({ children }: SyntaxNode, text: string): string =>
  children
    .filter(({ name }) => name === 'VariableName' || name === '.' || name === 'PropertyName')
    .map((node) => writtenText(node, text))
    .join('');

/** One that returns the function, or a wrapper that passes on what it is given, changes nothing. */
function keepsSignature(resolved: Resolved | undefined, isCalled: boolean): boolean {
  if (resolved?.kind !== 'function') return false;
  return isCalled ? keepsIfCalled(resolved) : keepsAsWritten(resolved);
}

type ResolvedFunction = Extract<Resolved, { kind: 'function' }>;

/** A decorator may be long, and be above very many functions. */
const keepsAsWritten = memoizeWeakly((decorator: ResolvedFunction) => keeps(decorator, false));
const keepsIfCalled = memoizeWeakly((decorator: ResolvedFunction) => keeps(decorator, true));

function keeps({ definition: written, module }: ResolvedFunction, isCalled: boolean): boolean {
  const { text } = module.source;
  const wrappers = wrappersWithin(written, text);
  if (wrappers.length === 0) {
    const decorator = isCalled ? returnedFunction(written, text) : written;
    return decorator !== undefined && returnsArgument(decorator, text);
  }
  return wrappers.every(({ definition, wrapped }) => forwardsArguments(definition, wrapped, text));
}

interface Wrapper {
  definition: SyntaxNode;
  /** The name in `@wraps(name)` above it. */
  wrapped: string;
}

/** The functions in a function that have `@wraps`. */
function wrappersWithin(node: SyntaxNode, text: string): Wrapper[] {
  const inner = node.children.flatMap((child) => wrappersWithin(child, text));
  const definition = findChild(node, 'FunctionDefinition');
  const decorator = findChildren(node, 'Decorator').find((child) =>
    ['wraps', 'functools.wraps'].includes(nameOf(child, text)),
  );
  const list = decorator && findChild(decorator, 'ArgList');
  if (node.name !== 'DecoratedStatement' || !definition || !list) return inner;
  return [{ definition, wrapped: writtenText(list, text).slice(1, -1).trim() }, ...inner];
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
