import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import type { DetailsData } from '../details/task-details.ts';
import type { ExplorerColumn, ExplorerIndex } from '../index/explorer-index.ts';
import { foldText } from '../matching/fold-text.ts';
import { findNearWords } from '../matching/near-words.ts';
import { flagRows, optionKey } from './line-fields.ts';
import { textKeys } from './line-texts.ts';
import { findColumnValues } from './match-values.ts';
import { writeTerm } from './parse-line.ts';

export function describeUnknownValue(
  column: ExplorerColumn,
  written: string,
  isExcluded: boolean,
): Described {
  const { name, values, labels = values } = column;
  const message = `No task has ${name} "${written}"`;
  const parts = written.replaceAll(/^\(|\)$/g, '').split(/\s*[,|]\s*|\s+(?:OR\s+)?/u);
  if (parts.length > 1 && parts.every((part) => findColumnValues(column, part).length > 0)) {
    const terms = parts.map((part) => writeTerm(name, part, isExcluded));
    return suggest(message, parts.join('" or "'), terms.join(' '));
  }
  const near = findNear(written, [...values, ...labels]);
  return near === undefined ? [message] : suggest(message, near, writeTerm(name, near, isExcluded));
}

export function describeUnknownKey(
  key: string,
  text: string,
  isExcluded: boolean,
  { facets }: ExplorerIndex,
  details: DetailsData,
): Described {
  const message = `Unknown key "${key}"`;
  const keys = [...facets.map(({ name }) => name), optionKey, ...textKeys];
  const near = findNearKey(key, text, keys, details) ?? findFilter(text, facets);
  return near === undefined ? [message] : suggest(message, near, writeTerm(near, text, isExcluded));
}

/** The filter that has a value. */
const findFilter = (text: string, facets: readonly ExplorerColumn[]): string | undefined =>
  facets.find(
    (column) =>
      column.isNumber !== true && !text.includes('*') && findColumnValues(column, text).length > 0,
  )?.name;

const suggest = (message: string, near: string, term: string): Described => [
  `${message}${didYouMean(near)}`,
  term,
];

/** What is wrong with a term, and what may have been meant. */
type Described = readonly [message: string, suggestion?: string];

/** The name, or a word of one, that was misspelt. */
function findNear(written: string, names: readonly string[]): string | undefined {
  const folded = foldText(written);
  // All codes of rules are near each other.
  if (isRuleCode(folded)) return undefined;
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const [swapped = -1] = findNearWords(folded, words.map(foldText));
  return words[swapped] ?? findNearestName(folded, words)?.name;
}

export const isRuleCode = (text: string): boolean => /^[a-z]\d+$/i.test(text);

/**
 * The key that was misspelt, or that is the last part of a field's path: `result.type` for `type`, if
 * most tasks with this value have it there.
 *
 * @param keys all keys but the fields
 * @param text the value
 */
export function findNearKey(
  written: string,
  text: string,
  keys: readonly string[],
  details: DetailsData,
): string | undefined {
  const own = findField(written, text, details);
  if (own !== undefined) return own;
  const all = [...keys, ...details.paths];
  const near = findNear(written, all);
  return near === undefined || all.includes(near) ? near : findField(near, text, details);
}

function findField(name: string, text: string, details: DetailsData): string | undefined {
  const fields = details.paths.flatMap((path) => {
    const parts = path.split('.');
    const at = parts.indexOf(name);
    return at === -1 ? [] : [parts.slice(0, at + 1).join('.')];
  });
  const [best] = [...new Set(fields)]
    .map((field) => ({ field, count: countRows(flagRows(details, field, text)) }))
    .toSorted((one, other) => other.count - one.count);
  return best?.field;
}

const countRows = (flags: Uint8Array | undefined): number =>
  flags?.reduce((sum, flag) => sum + flag, 0) ?? 0;
