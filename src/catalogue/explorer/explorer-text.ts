import { distance } from 'fastest-levenshtein';
import { type Cell, hasFlag } from './cells.ts';

/** The rows that a query finds, and the words to mark in them. */
interface TextMatch {
  fits: (row: number) => boolean;
  /** In lower case; for a misspelt word, the words it was corrected to. */
  words: readonly string[];
}

/** Strings of the rows, each once, so that each is searched for a word only once. */
export interface SearchedColumn {
  /** In lower case. */
  strings: readonly string[];
  /** By row, the positions of its strings. */
  cells: readonly Cell[];
}

/** Finds rows by words. */
export interface TextFinder {
  find: (text: string) => TextMatch;
  /** Collects the words for corrections, so that the first misspelt word does not wait for them. */
  prepare: () => void;
}

/**
 * Finds rows by words in any order: each must occur somewhere, also as a part of a longer word. A
 * word that occurs nowhere is corrected to the nearest words that do.
 *
 * @param rowCount how many rows there are
 * @param list lists what is searched; not called before the first word
 */
export function createTextFinder(
  rowCount: number,
  list: () => { columns: readonly SearchedColumn[]; wordSources: Iterable<string> },
): TextFinder {
  let cachedWords: ReadonlySet<string> | undefined;
  let searched: ReturnType<typeof list> | undefined;
  const collectWordsOnce = () => (cachedWords ??= collectWords((searched ??= list()).wordSources));
  const rowsWith = createWordIndex(rowCount, () => (searched ??= list()).columns);
  const find = (text: string): TextMatch => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return { fits: () => true, words: [] };
    const alternatives = words.map((word) =>
      rowsWith(word).length > 0 ? [word] : findNear(word, collectWordsOnce()),
    );
    const hitCounts = new Uint8Array(rowCount);
    for (const near of alternatives) {
      for (const row of new Set(near.flatMap(rowsWith))) hitCounts[row] = (hitCounts[row] ?? 0) + 1;
    }
    return { fits: (row) => hitCounts[row] === words.length, words: alternatives.flat() };
  };
  return { find, prepare: collectWordsOnce };
}

/** More than a reader types before leaving the page; limits the memory. */
const mostCachedWords = 500;

/** With each further letter of a word, only the rows found before are searched. */
function createWordIndex(
  rowCount: number,
  columns: () => readonly SearchedColumn[],
): (word: string) => readonly number[] {
  const allRows = Array.from({ length: rowCount }, (_, row) => row);
  const found = new Map<string, readonly number[]>();
  return (word) => {
    const cached = found.get(word);
    if (cached) return cached;
    if (found.size > mostCachedWords) found.clear();
    let begin = word.slice(0, -1);
    while (begin !== '' && !found.has(begin)) begin = begin.slice(0, -1);
    const hits = columns().map(({ strings, cells }) => ({ cells, flags: flagHits(strings, word) }));
    const rows = (found.get(begin) ?? allRows).filter((row) =>
      hits.some(({ cells, flags }) => hasFlag(cells[row], flags)),
    );
    found.set(word, rows);
    return rows;
  };
}

const flagHits = (strings: readonly string[], word: string): Uint8Array =>
  Uint8Array.from(strings, (text) => (text.includes(word) ? 1 : 0));

function collectWords(sources: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of sources) {
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) words.add(word);
  }
  return words;
}

/** Short words resemble each other by chance. */
const leastLetters = 4;
const twoSlips = 6;

/** The nearest words; none when even these are too far. */
function findNear(word: string, candidates: ReadonlySet<string>): string[] {
  if (word.length < leastLetters) return [];
  let nearest = word.length < twoSlips ? 1 : 2;
  let found: string[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > nearest) continue;
    const edits = distance(word, candidate);
    if (edits > nearest) continue;
    if (edits < nearest) found = [];
    nearest = edits;
    found.push(candidate);
  }
  return found;
}
