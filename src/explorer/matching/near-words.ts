import { distance } from 'fastest-levenshtein';

/** Short words resemble each other by chance. */
const leastLetters = 4;

/** Of fewer letters, another word is often one replaced letter away: "wifi" and "wiki". */
const leastReplaced = 6;

/** Fewer letters allow one slip, more of them two. */
const twoSlips = 8;

/**
 * The positions of the words that are nearest to a misspelt one; none when even these are too far.
 * Two neighbouring letters that changed places are one slip. A slip is less likely in the first
 * letter.
 */
export function findNearWords(word: string, words: readonly string[]): readonly number[] {
  if (word.length < leastLetters || /\p{N}/u.test(word)) return [];
  let least = word.length < twoSlips ? 1 : 2;
  let nearest: number[] = [];
  for (const [position, candidate] of words.entries()) {
    if (candidate === word || candidate.length < leastLetters) continue;
    if (Math.abs(candidate.length - word.length) > least) continue;
    const slips = countSlips(word, candidate) + (candidate.startsWith(word.charAt(0)) ? 0 : 0.5);
    if (slips > least) continue;
    if (slips < least) nearest = [];
    least = slips;
    nearest.push(position);
  }
  return nearest;
}

function countSlips(one: string, other: string): number {
  if (isSwapped(one, other)) return 1;
  if (one.length < leastReplaced && one.length === other.length) return Infinity;
  return distance(one, other);
}

/** Whether two neighbouring letters have changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const swapped = `${one.slice(0, at)}${one[at + 1] ?? ''}${one[at] ?? ''}${one.slice(at + 2)}`;
  return swapped === other;
}
