import type { DetailsData } from '../details/task-details.ts';
import { foldText } from '../matching/fold-text.ts';
import { findNearWords } from '../matching/near-words.ts';
import { findNearestName } from '#text/similarity/nearest-name.ts';
import { flagRows } from './line-fields.ts';

/** The name, or a word of one, that was misspelt. */
export function findNear(written: string, names: readonly string[]): string | undefined {
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
