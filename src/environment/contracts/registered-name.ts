import { memoizeWeakly } from '#text/memoize.ts';
import type { PythonModule } from '../modules/python-module.ts';
import type { NameResolver, Resolved } from '../modules/resolve-names.ts';
import { callArguments } from '#python/call-arguments.ts';
import { parametersOf } from '#python/parameters.ts';
import { stringValue } from '#python/string-value.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '#python/syntax-node.ts';
import { resolveDecorator } from './decorator-fault.ts';

/** The name under which `@register("name")` puts a function into a table; undefined where its source shows no table. */
export function registeredName(
  decorator: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
): string | undefined {
  const { text } = module.source;
  const list = findChild(decorator, 'ArgList');
  const [first] = list ? callArguments(list, text) : [];
  const name = first && stringValue(first.value, text);
  const resolved = name === undefined ? undefined : resolveDecorator(decorator, module, resolver);
  return resolved?.kind === 'function' && fillsTable(resolved) ? name : undefined;
}

/** Whether it puts something under the name that it is given; it may be long, and be used very often. */
const fillsTable = memoizeWeakly(
  ({ module, definition }: Extract<Resolved, { kind: 'function' }>): boolean => {
    const { text } = module.source;
    const [argument] = parametersOf(definition, text);
    const entry = `[${argument?.name}]`;
    return [...nodesWithin(definition)].some(
      ({ name, children: [target] }) =>
        name === 'AssignStatement' &&
        target !== undefined &&
        writtenText(target, text).endsWith(entry),
    );
  },
);
