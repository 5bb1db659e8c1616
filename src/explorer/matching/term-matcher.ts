import type { Cell } from '../index/cells.ts';
import { memoize } from '#text/memoize.ts';
import { isUnspaced } from '#text/language/unspaced.ts';
import { foldText } from './fold-text.ts';
import { findNearWords } from './near-words.ts';
import { listWords, withNameParts } from './split-words.ts';
import { createWordIndex, toStem, type WordIndex } from './word-index.ts';

/** Texts of the rows, each once, so that each is read for words only once. */
export interface SearchedColumn {
  texts: readonly string[];
  /** By row, the positions of its texts. */
  cells: readonly Cell[];
  /** How much a word counts here, up to 1. */
  weight: number;
}

/** The rows that have a word in some form. */
export interface TermMatch {
  /** By row, from 0 for none to 1 for the very word in the weightiest column. */
  scores: Float32Array;
  /** How many rows have it. */
  count: number;
  /** The word and its other forms, folded, to be marked. */
  forms: readonly string[];
}

/** Finds the rows that have a single word or phrase. */
export interface TermMatcher {
  /** All words, folded. */
  words: readonly string[];
  /** Rows with a folded word: the word itself, another form of it, a synonym, or a part of a longer word. */
  matchWord: (word: string) => TermMatch;
  /** The same, and rows that have the word only where few readers look for it. */
  matchWide: (word: string) => TermMatch;
  /** Rows with the word itself or another form of it. */
  matchWhole: (word: string) => TermMatch;
  /** Rows with a folded text as it is. */
  matchPhrase: (phrase: string) => TermMatch;
  /** The same, wherever it is. */
  matchAnywhere: (text: string) => TermMatch;
  /** Two words of a text that were written as one: "dark mode" for "darkmode". */
  findApart: (word: string) => string | undefined;
  /** The words that a misspelt one may have meant. */
  listNear: (word: string) => readonly string[];
}

/** How well a word of a text fits a searched one. */
const quality = { same: 1, form: 0.9, synonym: 0.7, beginning: 0.6, middle: 0.35 };

/** Words of fewer letters are in the middle of too many others. */
const leastInMiddle = 3;

/** More than a reader types before leaving the page; limits the memory. */
export const mostMemoized = 60;

const memoizeWords = <Result>(compute: (words: string) => Result) => memoize(compute, mostMemoized);

/**
 * @param rowCount how many rows there are
 * @param synonyms by stem, the stems of other words for the same
 */
export function createTermMatcher(
  rowCount: number,
  columns: readonly SearchedColumn[],
  synonyms: ReadonlyMap<string, ReadonlySet<string>>,
): TermMatcher {
  const texts = columns.flatMap((column) => column.texts.map(foldText));
  const index = createWordIndex(
    columns
      .flatMap((column) => column.texts)
      .map((text, position) => {
        const inParts = withNameParts(text);
        return inParts === text ? (texts[position] ?? '') : foldText(inParts);
      }),
  );
  const toMatch = createRowScorer(rowCount, columns, texts.length);
  const matchWords = (qualities: ReadonlyMap<number, number>, forms: readonly string[]) =>
    toMatch((add) => {
      for (const [word, fit] of qualities) {
        for (const text of index.textsOf[word] ?? []) add(text, fit);
      }
    }, forms);
  const matchForms = (word: string) => {
    const qualities = listForms(index, word);
    return matchWords(qualities, toMarks(index, word, qualities.keys()));
  };
  const matchPhrase = memoizeWords((phrase) =>
    toMatch(
      (add) => {
        for (const text of listTextsWithWordsOf(index, phrase)) {
          const found = texts[text] ?? '';
          if (found.includes(phrase)) add(text, quality.same);
        }
      },
      [phrase],
    ),
  );
  const matchWord = memoizeWords((word) => {
    const related = listRelated(index, word, synonyms);
    const marked = [...related].filter(([, fit]) => fit >= quality.synonym);
    return matchWords(
      related,
      toMarks(
        index,
        word,
        marked.map(([position]) => position),
      ),
    );
  });
  return {
    words: index.words,
    matchWord,
    matchWide: matchWord,
    matchWhole: memoizeWords(matchForms),
    matchPhrase,
    matchAnywhere: matchPhrase,
    findApart: (word) =>
      listHalves(word)
        .filter((halves) => halves.every((half) => index.find(half) !== undefined))
        .map((halves) => halves.join(' '))
        .find((phrase) => matchPhrase(phrase).count > 0),
    listNear: memoizeWords((word) =>
      findNearWords(word, index.words).map((position) => index.words[position] ?? ''),
    ),
  };
}

/** Shorter words are parts of too many others. */
const leastOfHalf = 3;

/** A word in two, in every way. */
const listHalves = (word: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * leastOfHalf + 1) }, (_, at) => [
    word.slice(0, at + leastOfHalf),
    word.slice(at + leastOfHalf),
  ]);

/** The word itself and its other forms, by position. */
function listForms(index: WordIndex, word: string): Map<number, number> {
  const forms = new Map(index.withStem(toStem(word)).map((position) => [position, quality.form]));
  const same = index.find(word);
  if (same !== undefined) forms.set(same, quality.same);
  return forms;
}

/** All words that count for a searched one, by position. */
function listRelated(
  index: WordIndex,
  word: string,
  synonyms: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<number, number> {
  const related = new Map<number, number>();
  for (const stem of synonyms.get(toStem(word)) ?? []) {
    for (const position of index.withStem(stem)) related.set(position, quality.synonym);
  }
  for (const [position, candidate] of index.words.entries()) {
    if (!candidate.startsWith(word)) continue;
    const share = word.length / candidate.length;
    related.set(position, Math.max(related.get(position) ?? 0, quality.beginning * share));
  }
  for (const [position, fit] of listForms(index, word)) related.set(position, fit);
  const isPart = related.size === 0 || hasPartsOnly(word);
  if (!isPart || (word.length < leastInMiddle && !hasPartsOnly(word))) return related;
  for (const [position, candidate] of index.words.entries()) {
    if (related.has(position) || !candidate.includes(word)) continue;
    related.set(position, quality.middle);
  }
  return related;
}

/** Ids, names of functions, and scripts without blanks are searched for by any part of them. */
const hasPartsOnly = (word: string): boolean => /[\p{N}_]/u.test(word) || isUnspaced(word);

const mostForms = 12;

function toMarks(index: WordIndex, word: string, positions: Iterable<number>): string[] {
  const forms = Array.from(positions, (position) => index.words[position] ?? '');
  return [...new Set([word, ...forms.slice(0, mostForms)])];
}

/** Texts that may contain a phrase: those with its longest word, also as a part of others. */
function listTextsWithWordsOf(index: WordIndex, phrase: string): ReadonlySet<number> {
  const [longest = ''] = listWords(phrase).toSorted((one, other) => other.length - one.length);
  const texts = new Set<number>();
  for (const [position, word] of index.words.entries()) {
    if (!word.includes(longest)) continue;
    for (const text of index.textsOf[position] ?? []) texts.add(text);
  }
  return texts;
}

type AddText = (text: number, fit: number) => void;

/** Turns what texts score into what their rows do. */
function createRowScorer(
  rowCount: number,
  columns: readonly SearchedColumn[],
  textCount: number,
): (fill: (add: AddText) => void, forms: readonly string[]) => TermMatch {
  const textScores = new Float32Array(textCount);
  return (fill, forms) => {
    textScores.fill(0);
    fill((text, fit) => {
      if (fit > (textScores[text] ?? 0)) textScores[text] = fit;
    });
    const scores = new Float32Array(rowCount);
    let first = 0;
    for (const { texts, cells, weight } of columns) {
      const own = textScores.subarray(first, (first += texts.length));
      // A word is in the texts of few columns.
      if (own.every((score) => score === 0)) continue;
      for (const [row, cell] of cells.entries()) {
        const score = weight * bestOf(cell, own);
        if (score > (scores[row] ?? 0)) scores[row] = score;
      }
    }
    return {
      scores,
      count: scores.reduce((count, score) => count + (score > 0 ? 1 : 0), 0),
      forms,
    };
  };
}

function bestOf(cell: Cell, scores: Float32Array): number {
  if (typeof cell === 'number') return scores[cell] ?? 0;
  let best = 0;
  for (const position of cell) best = Math.max(best, scores[position] ?? 0);
  return best;
}
