import { isUnspaced } from '#text/language/unspaced.ts';

/** Without case, accents and punctuation, which search ignores. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(ignored, '').toLowerCase();
}

// "C#" is more than its letter.
const ignored = /(?!#)[\p{M}\p{Pd}\p{Pe}\p{Pf}\p{Pi}\p{Po}\p{Ps}]/gu;

/**
 * The words that occur in none of the texts. Pagefind silently shortens an unknown word until it
 * finds one, or drops it.
 */
export function findMissing(words: readonly string[], texts: readonly string[]): string[] {
  const folded = texts.map(fold);
  return words.filter((word) => {
    if (isUnspaced(word)) return false;
    const stem = fold(toStem(word));
    // Pagefind finds a name by its beginning and by its words, but not by a part across words.
    if (stem.includes('_')) return !folded.some((text) => hasNameFrom(text, stem));
    return !folded.some((text) => text.includes(stem));
  });
}

function hasNameFrom(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    if (!/[\p{L}\p{N}_]/u.test(text[at - 1] ?? ' ')) return true;
  }
  return false;
}

/** Whether a word may be a form of one in the texts, in any language. */
export function isBegun(word: string, texts: readonly string[]): boolean {
  const beginning = fold(word).slice(0, -longestEnding);
  return beginning.length >= shortestStem && texts.some((text) => fold(text).includes(beginning));
}

const longestEnding = 2;

/** What the forms of a word have in common, roughly. */
function toStem(word: string): string {
  const stem = word.replace(/(?:ations?|ating|ings?|ions?|ers?|ied|ies|es|ed|ly|[esy])$/iu, '');
  return stem.length >= shortestStem ? stem : word;
}

const shortestStem = 3;
