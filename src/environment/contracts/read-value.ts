import { memoizeWeakly } from '#text/memoize.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import type { PythonModule } from '../modules/python-module.ts';
import { methodsOf } from '#python/class-methods.ts';
import { definedName, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import type { FunctionContract } from './contract.ts';
import type { Read } from './read-function.ts';

/** A function that a module makes without `def`, as with `lambda` or `partial`; undefined for any other value. */
export function readValue(
  name: string,
  { module, value }: Pick<Extract<Resolved, { kind: 'value' }>, 'module' | 'value'>,
  resolver: NameResolver,
  read: Read,
): FunctionContract | undefined {
  if (value.name === 'LambdaExpression')
    return read({ module, name, definition: value, decorators: [] });
  return isFunction(value, module, resolver) ? unreadValue(value, module) : undefined;
}

const isPartial = (called: string): boolean =>
  called === 'partial' || called === 'functools.partial';

/** Whether a call gives a function: `partial`, a class whose objects can be called, or a function around another one. */
function isFunction(value: SyntaxNode, module: PythonModule, resolver: NameResolver): boolean {
  const [target] = value.children;
  if (value.name !== 'CallExpression' || !target) return false;
  if (target.name === 'CallExpression') return isFunction(target, module, resolver);
  const { text } = module.source;
  const name = writtenText(target, text);
  if (isPartial(name)) return true;
  const made = resolver.resolve(module, name);
  if (made?.kind === 'function') return definesFunction(made.definition);
  return (
    made?.kind === 'class' &&
    methodsOf(made.definition).some(
      ({ definition }) => definedName(definition, made.module.source.text) === '__call__',
    )
  );
}

const definesFunction = memoizeWeakly((definition: SyntaxNode) =>
  definition.children.some((child) => [...nodesWithin(child)].some(isDefinition)),
);

const isDefinition = ({ name }: SyntaxNode): boolean =>
  name === 'FunctionDefinition' || name === 'LambdaExpression';

/** The contract of a function of which the source shows only that it exists. */
export const unreadValue = (
  value: SyntaxNode,
  { path, source }: PythonModule,
): FunctionContract => ({
  file: path,
  line: source.lineAt(value.from),
  end: source.lineAt(value.to),
  arguments: {},
  keys: {},
  open: {},
  unread: 'the source assigns it as a value',
});
