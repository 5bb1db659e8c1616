import { isUnspaced } from '../records/space-scripts.ts';
import { findNearestName } from '../../text/similarity/nearest-name.ts';

/** The words of a query as typed, without the quotation marks around a phrase. */
export function toWords(text: string): string[] {
  return text.split(/[\s"“”„]+/u).filter((word) => fold(word) !== '');
}

/** Without case, accents and punctuation, which search ignores. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(ignored, '').toLowerCase();
}

const ignored = /[\p{M}\p{Pd}\p{Pe}\p{Pf}\p{Pi}\p{Po}\p{Ps}]/gu;

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
export function toStem(word: string): string {
  const stem = word.replace(/(?:ations?|ating|ings?|ions?|ers?|ied|ies|es|ed|ly|[esy])$/iu, '');
  return stem.length >= shortestStem ? stem : word;
}

const shortestStem = 3;

/** A word to search for instead: the nearest name, or the parts of a name. */
export function findSubstitute(word: string, nameWords: Iterable<string>): string | undefined {
  const names = [...nameWords];
  const lower = word.toLowerCase();
  const parts = lower.split('_').filter((part) => part !== '');
  const isPart = names.some((name) => name.includes(lower));
  if (isPart || lower.length < shortestMisspelt)
    return parts.length > 1 ? parts.join(' ') : undefined;
  const nearest = findNearestName(lower, names) ?? { name: undefined, edits: Infinity };
  if (nearest.edits <= mostEdits) return nearest.name;
  const swapped = names.find((name) => isSwapped(lower, name));
  return swapped ?? (parts.length > 1 ? parts.join(' ') : undefined);
}

/** Shorter words resemble too many names. */
const shortestMisspelt = 4;

const mostEdits = 2;

/** Whether two neighbouring letters have changed places. */
function isSwapped(word: string, name: string): boolean {
  if (word.length !== name.length) return false;
  let at = 0;
  while (at < word.length && word[at] === name[at]) at++;
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
  return swapped === name;
}

/** Names, and the words that they consist of. */
export function toNameWords(names: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const name of names) {
    const lower = name.toLowerCase();
    words.add(lower);
    for (const part of lower.split(/[\s_-]+/u)) {
      if (part.length >= shortestMisspelt) words.add(part);
    }
  }
  return words;
}
