import { distance } from 'fastest-levenshtein';
import { type Cell, hasFlag } from './cells.ts';

/** What a text is found by, and which words are marked in the results. */
export interface TextMatch {
  fits: (row: number) => boolean;
  /** In lower case; of a misspelt word those that were taken for it. */
  words: readonly string[];
}

/** Texts of the rows, each once, so that a word is looked for only once in each. */
export interface SearchedColumn {
  /** In lower case. */
  texts: readonly string[];
  /** By row, the positions of its texts. */
  cells: readonly Cell[];
}

/** Finds rows by words. */
export interface TextFinder {
  find: (text: string) => TextMatch;
  /** Collects the known words, which the first slip would wait for. */
  prepare: () => void;
}

/**
 * Finds rows by words in any order: each must occur somewhere, also as a part of a longer word. A
 * word that occurs nowhere is taken for the known words that differ from it by a slip.
 *
 * @param rowCount how many rows there are
 * @param list gives what is searched; not called before the first word
 */
export function createTextFinder(
  rowCount: number,
  list: () => { columns: readonly SearchedColumn[]; wordTexts: Iterable<string> },
): TextFinder {
  let known: ReadonlySet<string> | undefined;
  let searched: ReturnType<typeof list> | undefined;
  const cachedWords = () => (known ??= collectWords((searched ??= list()).wordTexts));
  const rowsWith = createWordIndex(rowCount, () => (searched ??= list()).columns);
  const find = (text: string): TextMatch => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return { fits: () => true, words: [] };
    const alternatives = words.map((word) =>
      rowsWith(word).length > 0 ? [word] : findNear(word, cachedWords()),
    );
    const held = new Uint8Array(rowCount);
    for (const near of alternatives) {
      for (const row of new Set(near.flatMap(rowsWith))) held[row] = (held[row] ?? 0) + 1;
    }
    return { fits: (row) => held[row] === words.length, words: alternatives.flat() };
  };
  return { find, prepare: cachedWords };
}

/** More than a reader types before the page is left; bounds the memory. */
const mostCachedWords = 500;

/** Who types the next letter of a word asks for a part of what was found before. */
function createWordIndex(
  rowCount: number,
  columns: () => readonly SearchedColumn[],
): (word: string) => readonly number[] {
  const allRows = Array.from({ length: rowCount }, (_, row) => row);
  const found = new Map<string, readonly number[]>();
  return (word) => {
    const known = found.get(word);
    if (known) return known;
    if (found.size > mostCachedWords) found.clear();
    let begin = word.slice(0, -1);
    while (begin !== '' && !found.has(begin)) begin = begin.slice(0, -1);
    const hits = columns().map(({ texts, cells }) => ({ cells, flags: flagTexts(texts, word) }));
    const rows = (found.get(begin) ?? allRows).filter((row) =>
      hits.some(({ cells, flags }) => hasFlag(cells[row], flags)),
    );
    found.set(word, rows);
    return rows;
  };
}

const flagTexts = (texts: readonly string[], word: string): Uint8Array =>
  Uint8Array.from(texts, (text) => (text.includes(word) ? 1 : 0));

function collectWords(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) words.add(word);
  }
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
