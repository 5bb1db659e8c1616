import type { SyntaxNode } from '../python/syntax-node.ts';
import type { PythonModule } from './python-module.ts';
import { resolveDotted } from './resolve-dotted.ts';
import type { NameResolver } from './resolve-names.ts';

/** The dictionary whose names `globals().update(TABLE)` gives to a module, where the source writes it. */
export function spreadDictionary(
  { name, from, to }: SyntaxNode,
  module: PythonModule,
  resolver: NameResolver,
): SyntaxNode | undefined {
  const { text } = module.source;
  if (name !== 'CallExpression' || !text.startsWith('globals()', from)) return undefined;
  const written = text.slice(from, to);
  const table = /^globals\(\)\s*\.\s*update\(\s*([\w.]+)\s*\)$/.exec(written)?.[1];
  const found = table === undefined ? undefined : resolveDotted(resolver, module, table);
  return found?.kind === 'value' && found.value.name === 'DictionaryExpression'
    ? found.value
    : undefined;
}
