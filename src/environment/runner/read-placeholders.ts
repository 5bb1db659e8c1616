import type { PythonModule } from '../modules/python-module.ts';
import { callArguments } from '#python/call-arguments.ts';
import { stringValue } from '#python/string-value.ts';
import { findChild, nodesWithin, writtenText } from '#python/syntax-node.ts';

/** A name in brackets or after a sign, such as "{CLIENT_PASSWORD}". */
const placeholder = /^(?:\{\w+\}|<\w+>|\$\w+|\$\{\w+\}|%\w+%)$/;

/** What may replace placeholders in ways that are not followed. */
const otherWays = /\b(?:replace|format|format_map|sub|subn|Template|substitute|translate)\s*\(/;

/**
 * The placeholders that `setup.py` replaces in what a task writes, by calls such as
 * `command.replace("{CLIENT_PASSWORD}", password)`; none if nothing in it replaces text. Undefined
 * where that is not certain.
 */
export function readPlaceholders(modules: Iterable<PythonModule>): string[] | undefined {
  const all = [...modules].filter(({ path }) => /(?:^|\/)controllers\//.test(path));
  const isThere = all.some(({ path }) => path.endsWith('/setup.py'));
  if (!isThere || all.some(({ source }) => source.faults.length > 0)) return undefined;
  const found = new Set(all.flatMap(listReplaced));
  if (found.size === 0 && all.some(({ source }) => otherWays.test(source.text))) return undefined;
  return [...found].sort();
}

function listReplaced({ source }: PythonModule): string[] {
  if (!source.text.includes('.replace(')) return [];
  return [...nodesWithin(source.root)].flatMap((call) => {
    const [target] = call.children;
    const list = findChild(call, 'ArgList');
    if (!list || target?.name !== 'MemberExpression') return [];
    if (!writtenText(target, source.text).endsWith('.replace')) return [];
    const [first] = callArguments(list, source.text);
    const text = first && stringValue(first.value, source.text);
    return text !== undefined && placeholder.test(text) ? [text] : [];
  });
}
