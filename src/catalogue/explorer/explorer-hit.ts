/** How much of a long string is shown on each side of a hit. */
const around = 40;

/**
 * An excerpt around the first word that the row does not show, from the first part that contains it.
 * Undefined when the row shows all words.
 *
 * @param words in lower case
 * @param visible what the row shows of the task
 * @param parts all searched strings of the task
 */
export function findHit(
  words: readonly string[],
  visible: string,
  parts: readonly string[],
): string | undefined {
  const shown = visible.toLowerCase();
  for (const word of words) {
    if (shown.includes(word)) continue;
    const part = parts.find((text) => text.toLowerCase().includes(word));
    if (part !== undefined) return cutAround(part, word);
  }
  return undefined;
}

function cutAround(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + word.length + around);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
