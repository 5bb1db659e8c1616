import { foldText } from './fold-text.ts';
import { listPieces, type SearchTerm } from './search-terms.ts';
import type { TermMatch, TermMatcher } from './term-matcher.ts';

/** A term, or a piece of one, with the rows that have it. */
export interface MatchedTerm {
  /** As typed. */
  word: string;
  match: TermMatch;
  canBeCorrected: boolean;
  /** The alternatives of it that occur nowhere. */
  absent?: readonly MatchedTerm[];
}

/**
 * A word that occurs nowhere as it is, such as "pivot-table", is searched for by its pieces, and an
 * id without hyphens with them.
 */
export function matchTerm(
  matcher: TermMatcher,
  { text, kind, alternatives }: SearchTerm,
): MatchedTerm[] {
  const folded = foldText(text);
  const asIs = (match: TermMatch) => [{ word: text, match, canBeCorrected: false }];
  if (alternatives) {
    const matched = alternatives.map((term) => matchAlternative(matcher, term));
    const match = joinMatches(matched.map((one) => one.match));
    const absent = matched.filter((one) => one.match.count === 0);
    return [{ word: text, match, canBeCorrected: false, absent }];
  }
  if (kind === 'phrase') return asIs(matcher.matchPhrase(folded));
  const pieces = listPieces(folded);
  const [first = folded] = pieces;
  if (pieces.length <= 1) {
    // "c++" is a word and more.
    if (first !== folded) return asIs(matcher.matchPhrase(folded));
    const match = matcher.matchWord(first);
    const id = match.count > 0 ? undefined : toUuid(folded);
    if (id !== undefined) return asIs(matcher.matchPhrase(id));
    return [{ word: text, match, canBeCorrected: true }];
  }
  const whole = joinMatches([
    matcher.matchPhrase(folded),
    // "e-mail" is "email".
    matcher.matchWhole(pieces.join('')),
  ]);
  if (whole.count > 0) return asIs(whole);
  return pieces.map((piece) => ({
    word: piece,
    match: matcher.matchWord(piece),
    canBeCorrected: true,
  }));
}

/** A word that is found only in pieces is not found as an alternative. */
function matchAlternative(matcher: TermMatcher, term: SearchTerm): MatchedTerm {
  const [whole, ...pieces] = matchTerm(matcher, term);
  if (whole && pieces.length === 0) return whole;
  return { word: term.text, match: joinMatches([]), canBeCorrected: false };
}

/** A UUID, or the beginning of one, that was written without hyphens; undefined for other words. */
function toUuid(word: string): string | undefined {
  const digits = word.replaceAll('_', '');
  if (!/^(?=.*\d)[\da-f]{9,32}$/.test(digits)) return undefined;
  const groups = [0, 8, 12, 16, 20, 32].map((from, at, ends) => digits.slice(from, ends[at + 1]));
  return groups.filter((group) => group !== '').join('-');
}

/** The rows that have any of several words, each with its best score. */
export function joinMatches(matches: readonly TermMatch[]): TermMatch {
  const [first, ...others] = matches.filter(({ count }) => count > 0);
  const scores = Float32Array.from(first?.scores ?? []);
  for (const other of others) {
    for (const [row, score] of other.scores.entries()) {
      if (score > (scores[row] ?? 0)) scores[row] = score;
    }
  }
  return {
    scores,
    count: scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0),
    forms: [...new Set(matches.flatMap(({ forms }) => forms))],
  };
}

/** Whether a row has any of the terms that are excluded. */
export function matchExcluded(
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
