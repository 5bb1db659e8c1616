import { distance } from 'fastest-levenshtein';

/** What a text is found by, and which words are marked in the results. */
export interface TextMatch {
  fits: (row: number) => boolean;
  /** In lower case; of a misspelt word those that were taken for it. */
  words: readonly string[];
}

/**
 * Finds rows by words in any order: each must occur somewhere, also as a part of a longer word. A
 * word that occurs nowhere is taken for those that differ from it by a slip.
 *
 * @param texts by row, in lower case
 */
export function createTextFinder(texts: readonly string[]): (text: string) => TextMatch {
  let known: ReadonlySet<string> | undefined;
  return (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return { fits: () => true, words: [] };
    const alternatives = words.map((word) => {
      if (texts.some((one) => one.includes(word))) return [word];
      known ??= collectWords(texts);
      return findNear(word, known);
    });
    const fits = (row: number) => {
      const own = texts[row] ?? '';
      return alternatives.every((near) => near.some((word) => own.includes(word)));
    };
    return { fits, words: alternatives.flat() };
  };
}

function collectWords(texts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\p{L}\p{N}_]+/gu)) words.add(word);
  return words;
}

/** Short words resemble each other by chance. */
const leastLetters = 4;
const twoSlips = 6;

/** The words that are nearest; none when even these are too far. */
function findNear(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < leastLetters) return [];
  let nearest = word.length < twoSlips ? 1 : 2;
  let found: string[] = [];
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > nearest) continue;
    const edits = distance(word, candidate);
    if (edits > nearest) continue;
    if (edits < nearest) found = [];
    nearest = edits;
    found.push(candidate);
  }
  return found;
}
