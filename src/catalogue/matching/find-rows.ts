import { foldText } from './fold-text.ts';
import { rankRows, type Matched } from './rank-rows.ts';
import type { TermMatch, TermMatcher } from './term-matcher.ts';
import { listPieces, type SearchTerm } from './search-terms.ts';

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
  /** Whether no row has all other words, so that these have most of them. */
  isPartial: boolean;
  /** The words that a row does not have, beside those that none has. */
  missingIn: (row: number) => readonly string[];
}

interface Correction {
  typed: string;
  replacement: string;
}

/** The rows that are searched. */
export interface SearchedRows {
  count: number;
  /** What the order of words is looked for in, folded. */
  textOf: (row: number) => string;
  /** Whether a row is searched at all. */
  isIn: (row: number) => boolean;
}

/** Where no row has all words, those are found that have this share of what the best one has. */
const leastShare = 0.6;

/** How much less a corrected word counts. */
const corrected = 0.8;

/**
 * Finds the rows that have all words. A word that occurs nowhere is corrected to the nearest one
 * that does. Where no row has all words, the rows are found that have most of them, by their rarity.
 */
export function findRows(
  matcher: TermMatcher,
  { count: rowCount, textOf, isIn }: SearchedRows,
  terms: readonly SearchTerm[],
): FoundRows {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  const isAllCommon = wanted.every(({ isCommon }) => isCommon);
  const toMatched = (word: string, match: TermMatch, share = 1): Matched => {
    return { word, match, rarity: share * Math.log(1 + rowCount / (match.count + 0.5)) };
  };
  const optional = wanted
    .filter(({ isCommon }) => isCommon && !isAllCommon)
    .map(({ text }) => toMatched(text, matcher.matchWhole(foldText(text))));
  const rank = (matched: readonly Matched[], rows: readonly number[]) =>
    rankRows([...matched, ...optional], rows, textOf);
  const isExcluded = listExcluded(matcher, terms);
  const isOut = (row: number) => !isIn(row) || isExcluded(row);
  const listFound = (
    matched: readonly Matched[],
  ): { rows: readonly number[]; isPartial: boolean } => {
    const isFull = (row: number) => matched.every(({ match }) => (match.scores[row] ?? 0) > 0);
    const full = listRows(rowCount, (row) => !isOut(row) && isFull(row));
    if (full.length > 0 || matched.length === 0)
      return { rows: rank(matched, full), isPartial: false };
    return { rows: rank(matched, listWithMost(rowCount, matched, isOut)), isPartial: true };
  };

  const needed = wanted
    .filter(({ isCommon }) => isAllCommon || !isCommon)
    .flatMap((term) => matchTerm(matcher, term));
  const loose = needed.map((term) => ({ ...term, near: listNear(matcher, term) }));
  const { matched, corrections, missing } = correct(
    loose,
    listFound(
      loose.map(({ word, match, near }) =>
        near.length === 0 ? toMatched(word, match) : toMatched(word, joinMatches(near), corrected),
      ),
    ).rows[0],
    toMatched,
    matcher,
  );
  const found = listFound(matched);
  return {
    rows: matched.length === 0 && missing.length > 0 ? [] : found.rows,
    forms: matched.map(({ match }) => match.forms),
    corrections,
    missing,
    isPartial: found.isPartial && found.rows.length > 0,
    missingIn: (row) =>
      matched.filter(({ match }) => (match.scores[row] ?? 0) === 0).map(({ word }) => word),
  };
}

interface MatchedTerm {
  word: string;
  match: TermMatch;
  isCommon: boolean;
  canBeCorrected: boolean;
}

/** A word that occurs nowhere as it is, such as "pivot-table", is searched for by its pieces. */
function matchTerm(matcher: TermMatcher, { text, kind, isCommon }: SearchTerm): MatchedTerm[] {
  const folded = foldText(text);
  if (kind === 'phrase')
    return [{ word: text, match: matcher.matchPhrase(folded), isCommon, canBeCorrected: false }];
  const pieces = listPieces(folded);
  if (pieces.length <= 1) {
    const match = matcher.matchWord(pieces[0] ?? folded);
    return [{ word: text, match, isCommon, canBeCorrected: true }];
  }
  const whole = matcher.matchPhrase(folded);
  if (whole.count > 0) return [{ word: text, match: whole, isCommon, canBeCorrected: false }];
  return pieces.map((piece) => ({
    word: piece,
    match: matcher.matchWord(piece),
    isCommon,
    canBeCorrected: true,
  }));
}

function listExcluded(
  matcher: TermMatcher,
  terms: readonly SearchTerm[],
): (row: number) => boolean {
  const excluded = terms
    .filter(({ isExcluded }) => isExcluded)
    .map(({ kind, text }) => {
      const folded = foldText(text);
      return kind === 'phrase' || listPieces(folded).length > 1
        ? matcher.matchPhrase(folded)
        : matcher.matchWhole(folded);
    });
  return (row) => excluded.some(({ scores }) => (scores[row] ?? 0) > 0);
}

interface Near {
  word: string;
  match: TermMatch;
}

/** What a word that occurs nowhere may have meant. */
function listNear(matcher: TermMatcher, { word, match, canBeCorrected }: MatchedTerm): Near[] {
  if (match.count > 0 || !canBeCorrected) return [];
  return matcher
    .listNear(foldText(word))
    .map((near) => ({ word: near, match: matcher.matchWord(near) }));
}

/** Decides by the best row what misspelt words meant; those that mean nothing there are missing. */
function correct(
  terms: readonly (MatchedTerm & { near: readonly Near[] })[],
  best: number | undefined,
  toMatched: (word: string, match: TermMatch, share?: number) => Matched,
  matcher: TermMatcher,
): { matched: Matched[]; corrections: Correction[]; missing: string[] } {
  const matched: Matched[] = [];
  const corrections: Correction[] = [];
  const missing: string[] = [];
  for (const { word, match, near } of terms) {
    const [meant] = near
      .filter((one) => (one.match.scores[best ?? -1] ?? 0) > 0)
      .toSorted((one, other) => other.match.count - one.match.count);
    if (match.count > 0) matched.push(toMatched(word, match));
    else if (meant) {
      corrections.push({ typed: word, replacement: meant.word });
      matched.push(toMatched(word, matcher.matchWord(meant.word), corrected));
    } else missing.push(word);
  }
  return { matched, corrections, missing };
}

function joinMatches(near: readonly Near[]): TermMatch {
  const [first, ...others] = near.map(({ match }) => match);
  const scores = Float32Array.from(first?.scores ?? []);
  for (const other of others) {
    for (const [row, score] of other.scores.entries()) {
      if (score > (scores[row] ?? 0)) scores[row] = score;
    }
  }
  return { scores, count: scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0), forms: [] };
}

/** The rows with most of the words, where a rare word counts for more than a frequent one. */
function listWithMost(
  rowCount: number,
  matched: readonly Matched[],
  isOut: (row: number) => boolean,
): number[] {
  const weights = new Float32Array(rowCount);
  for (const { match, rarity } of matched) {
    for (const [row, score] of match.scores.entries()) {
      if (score > 0 && !isOut(row)) weights[row] = (weights[row] ?? 0) + rarity;
    }
  }
  const most = weights.reduce((one, other) => Math.max(one, other), 0);
  if (most === 0) return [];
  return listRows(rowCount, (row) => (weights[row] ?? 0) >= leastShare * most);
}

function listRows(rowCount: number, isIn: (row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) if (isIn(row)) rows.push(row);
  return rows;
}
