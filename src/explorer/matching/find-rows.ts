import {
  addNear,
  correctTerms,
  matchLoosely,
  type Correction,
  type WeighedTerm,
} from './correct-terms.ts';
import { foldText } from './fold-text.ts';
import {
  joinMatches,
  matchExcluded,
  matchTerm,
  type MatchedTerm,
  type WordMatch,
} from './match-terms.ts';
import { rankRows, type Matched } from './rank-rows.ts';
import type { SearchTerm } from './search-terms.ts';
import type { TermMatcher } from './term-matcher.ts';

/** The rows that a search finds. */
export interface FoundRows {
  /** The best first. */
  rows: readonly number[];
  /** For each word, the folded forms in which it was found, to be marked. */
  forms: readonly (readonly string[])[];
  /** Misspelt words, each with the word that was searched for in its place. */
  corrections: readonly Correction[];
  /** Words that no row has. */
  missing: readonly string[];
  /** Whether none of the rows has all other words, so that these have most of them. */
  isPartial: boolean;
  /** Of these other words, the fewest that no row has together, in any way; empty where there are none. */
  apart: readonly string[];
  /** The words that a row does not have, beside those that none has. */
  missingIn: (row: number) => readonly string[];
}

/** The rows that are searched. */
export interface SearchedRows {
  count: number;
  /** What the order of words is looked for in, folded. */
  textOf: (row: number) => string;
  /** Whether a row is searched at all. */
  isIn: (row: number) => boolean;
}

/**
 * Where no row has all words, those are found that have this share of what the best one has, by
 * rarity, or as many words as any.
 */
const leastShare = 0.6;

/**
 * Finds the rows that have all words. A word that occurs nowhere is corrected to the nearest one
 * that does. Where no row has all words, the rows are found that have most of them, by their rarity.
 */
export function findRows(
  matcher: TermMatcher,
  searched: SearchedRows,
  terms: readonly SearchTerm[],
): FoundRows {
  const { count: rowCount, textOf, isIn } = searched;
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  const isAllCommon = wanted.every(({ isCommon }) => isCommon);
  const toMatched = ({
    word,
    match,
    share,
  }: Pick<WeighedTerm, 'word' | 'match' | 'share'>): Matched => ({
    word,
    match,
    rarity: share * Math.log(1 + rowCount / (match.count + 0.5)),
  });
  const optional = wanted
    .filter(({ isCommon }) => isCommon && !isAllCommon)
    .map(({ text }) => ({ word: text, match: matcher.matchWhole(foldText(text)), share: 1 }))
    .map(toMatched);
  const rank = (matched: readonly Matched[], rows: readonly number[]) =>
    rankRows([...matched, ...optional], rows, textOf);
  const isExcluded = matchExcluded(matcher, terms);
  const isOut = (row: number) => !isIn(row) || isExcluded(row);
  const listFound = (
    matched: readonly Matched[],
  ): { rows: readonly number[]; isPartial: boolean } => {
    const isFull = (row: number) => matched.every(({ match }) => (match.scores[row] ?? 0) > 0);
    const full = listRows(rowCount, (row) => !isOut(row) && isFull(row));
    if (full.length > 0 || matched.length === 0)
      return { rows: rank(matched, full), isPartial: false };
    // Of a row that lacks a word, its rarest one says most.
    const steep = matched.map((one) => ({ ...one, rarity: one.rarity ** 2 }));
    return { rows: rank(steep, listWithMost(rowCount, steep, isOut)), isPartial: true };
  };

  const typed = wanted
    .filter(({ isCommon }) => isAllCommon || !isCommon)
    .flatMap((term) => matchTerm(matcher, term));
  const needed = joinNeighbours(matcher, typed).map((term) => addNear(matcher, term));
  const [best] = listFound(needed.map(matchLoosely).map(toMatched)).rows;
  const { weighed, corrections, missing } = correctTerms(needed, best);
  const [matched, found] = findWidely(weighed, (words) => {
    const own = words.map(toMatched);
    return [own, listFound(own)] as const;
  });
  const rows = matched.length === 0 && missing.length > 0 ? [] : found.rows;
  const inWords = rows.length === 0 ? splitNames(terms, missing) : terms;
  if (inWords.length > terms.length) return findRows(matcher, searched, inWords);
  return {
    rows,
    forms: matched.map(({ match }) => match.forms),
    corrections,
    missing,
    isPartial: found.isPartial && rows.length > 0,
    apart: found.isPartial ? findApart(weighed, rowCount) : [],
    missingIn: (row) =>
      matched.filter(({ match }) => (match.scores[row] ?? 0) === 0).map(({ word }) => word),
  };
}

/** If no row has all words, they are looked for where few readers look, too. */
function findWidely<Result extends readonly [unknown, { isPartial: boolean }]>(
  weighed: readonly WeighedTerm[],
  find: (weighed: readonly WeighedTerm[]) => Result,
): Result {
  const found = find(weighed);
  if (!found[1].isPartial) return found;
  const further = find(
    weighed.map((term) => ({ ...term, match: joinMatches([term.match, term.wide()]) })),
  );
  return further[1].isPartial ? found : further;
}

/** The first two words that no row has together, or all of them if no row has all. */
function findApart(words: readonly WordMatch[], rowCount: number): readonly string[] {
  if (words.length > mostCompared) return [];
  const all = words.map(({ word, match, anywhere }) => ({
    word,
    scores: joinMatches([match, anywhere()]).scores,
  }));
  const areApart = (some: typeof all) =>
    listRows(rowCount, (row) => some.every(({ scores }) => (scores[row] ?? 0) > 0)).length === 0;
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
  const apart = pairs.find(areApart) ?? (areApart(all) ? all : []);
  return apart.map(({ word }) => word);
}

/** Of more words, no reader wants to know which are apart. */
const mostCompared = 8;

/** A name that occurs nowhere, such as "table_compare", is searched for by its words. */
const splitNames = (terms: readonly SearchTerm[], missing: readonly string[]): SearchTerm[] =>
  terms.flatMap((term) =>
    term.kind === 'word' && missing.includes(term.text)
      ? term.text.split(/_+/).flatMap((text) => (text === '' ? [] : { ...term, text }))
      : term,
  );

/** Two words may be written as one in a row: "libre office". */
function joinNeighbours(matcher: TermMatcher, terms: readonly MatchedTerm[]): MatchedTerm[] {
  const joined = terms.slice(1).map((term, at) => {
    const before = terms[at];
    if (!before?.canBeCorrected || !term.canBeCorrected) return undefined;
    return matcher.matchWhole(foldText(`${before.word}${term.word}`));
  });
  return terms.map((term, at) => {
    const found = [joined[at - 1], joined[at]].filter((match) => match !== undefined);
    const isJoined = found.some(({ count }) => count > 0);
    return isJoined ? { ...term, match: joinMatches([term.match, ...found]) } : term;
  });
}

/** The rows with most of the words, by their rarity or by their number. */
function listWithMost(
  rowCount: number,
  matched: readonly Matched[],
  isOut: (row: number) => boolean,
): number[] {
  const weights = new Float32Array(rowCount);
  const counts = new Uint16Array(rowCount);
  for (const { match, rarity } of matched) {
    for (const [row, score] of match.scores.entries()) {
      if (score === 0 || isOut(row)) continue;
      weights[row] = (weights[row] ?? 0) + rarity;
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  const most = weights.reduce((one, other) => Math.max(one, other), 0);
  if (most === 0) return [];
  const half = Math.floor(matched.length / 2);
  const mostWords = counts.reduce((one, other) => Math.max(one, other), half + 1);
  return listRows(
    rowCount,
    (row) => (weights[row] ?? 0) >= leastShare * most || counts[row] === mostWords,
  );
}

function listRows(rowCount: number, isIn: (row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) if (isIn(row)) rows.push(row);
  return rows;
}
