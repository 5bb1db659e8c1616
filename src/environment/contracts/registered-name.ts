import type { PythonModule } from '../modules/python-module.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import { callArguments } from '../python/call-arguments.ts';
import { parametersOf } from '../python/parameters.ts';
import { stringValue } from '../python/string-value.ts';
import { findChild, nodesWithin, type SyntaxNode, writtenText } from '../python/syntax-node.ts';
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
  if (resolved?.kind !== 'function') return undefined;
  const register = resolved.module.source.text;
  const [argument] = parametersOf(resolved.definition, register);
  const entry = `[${argument?.name}]`;
  const isPut = [...nodesWithin(resolved.definition)].some(
    ({ name: kind, children: [target] }) =>
      kind === 'AssignStatement' && target && writtenText(target, register).endsWith(entry),
  );
  return isPut ? name : undefined;
}
