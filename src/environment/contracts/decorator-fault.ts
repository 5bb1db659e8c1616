import type { PythonModule } from '../modules/python-module.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import { findChild, type SyntaxNode, writtenText } from '../python/syntax-node.ts';

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
    const [first = '', member] = name.split('.');
    const found = resolver.resolve(module, first);
    const resolved =
      member !== undefined && found?.kind === 'module'
        ? resolver.resolve(found.module, member)
        : found;
    if (!keepsSignature(resolved))
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

/** One that wraps with `functools.wraps` passes on what it is given; one that returns the function changes nothing. */
function keepsSignature(resolved: Resolved | undefined): boolean {
  if (resolved?.kind !== 'function') return false;
  const { text } = resolved.module.source;
  return usesWraps(resolved.definition, text) || returnsArgument(resolved.definition, text);
}

const usesWraps = (node: SyntaxNode, text: string): boolean =>
  node.name === 'Decorator'
    ? ['wraps', 'functools.wraps'].includes(nameOf(node, text))
    : node.children.some((child) => usesWraps(child, text));

function returnsArgument(definition: SyntaxNode, text: string): boolean {
  const parameters = findChild(definition, 'ParamList');
  const first = parameters && findChild(parameters, 'VariableName');
  const statements = findChild(definition, 'Body')?.children ?? [];
  const returned = statements.filter(({ name }) => name === 'ReturnStatement');
  const values = returned.map(({ children: [, value] }) => value && writtenText(value, text));
  return (
    first !== undefined &&
    values.length > 0 &&
    values.every((value) => value === writtenText(first, text))
  );
}
