import { findWordEnd, findWordStart } from '#text/word-edges.ts';
import { foldText } from './fold-text.ts';
import { foldWithPositions } from './fold-with-positions.ts';

/** How much of a long string is shown before a hit: in a narrow column, more would push it out of sight. */
const before = 12;
/** How much is shown after it. */
const after = 68;

/**
 * An excerpt around the first word that the row does not show, from the first part that contains it.
 * Undefined when the row shows all words.
 *
 * @param words for each searched word, the folded forms in which it was found
 * @param visible what the row shows of the task
 * @param parts all searched strings of the task
 */
export function findHit(
  words: readonly (readonly string[])[],
  visible: string,
  parts: readonly string[],
): string | undefined {
  const shown = foldText(visible);
  for (const forms of words) {
    if (forms.some((form) => shown.includes(form))) continue;
    for (const form of forms) {
      const part = parts.find((text) => foldText(text).includes(form));
      if (part !== undefined) return cutAround(part, form);
    }
  }
  return undefined;
}

function cutAround(text: string, word: string): string {
  const { folded, startOf, endOf } = foldWithPositions(text);
  const at = Math.max(0, folded.indexOf(word));
  const start = startOf(at);
  const from = findWordStart(text, start - before, start);
  const end = endOf(at + word.length - 1) + after;
  const to = findWordEnd(text, end, end - before);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
