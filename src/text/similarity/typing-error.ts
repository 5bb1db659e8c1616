import { memoize } from '../memoize.ts';
import { countEdits } from './nearest-name.ts';

/**
 * Whether a name is another one with a typing error: one letter left out, added or replaced, or two
 * neighbours swapped. The error is after the first letter of a long word, since short words resemble each
 * other by chance, as in "google_pay" and "google_play".
 */
export function isTypingError(name: string, meant: string): boolean {
  if (name === meant || Math.abs(name.length - meant.length) > 1) return false;
  if (meant.length > longestName) return false;
  if (digitsOf(name) !== digitsOf(meant)) return false;
  let at = 0;
  while (at < meant.length && name[at] === meant[at]) at++;
  const start = meant.slice(0, at).search(lastWord);
  const [word = ''] = meant.slice(start).split(separator);
  return at > start && word.length >= leastLetters && countEdits(name, meant) === 1;
}

/** Finds the one of some names of which another one is a typing error. It remembers what it has found. */
export const createTypingErrorFinder = (
  names: readonly string[],
): ((name: string) => string | undefined) =>
  memoize((name: string) => names.find((meant) => isTypingError(name, meant)), mostAnswers);

const mostAnswers = 1000;
const leastLetters = 5;
/** Comparing takes time with the square of the length. */
const longestName = 255;
const separator = /[\s_.-]/;
const lastWord = /[^\s_.-]*$/;
const digitsOf = (name: string) => name.replace(/\D/g, '');
