import { foldText } from './fold-text.ts';
import { listPieces, type SearchTerm } from './search-terms.ts';
import type { TermMatch, TermMatcher } from './term-matcher.ts';

/** A term, or a piece of one, with the rows that have it. */
export interface MatchedTerm {
  /** As typed. */
  word: string;
  match: TermMatch;
  canBeCorrected: boolean;
}

/** A word that occurs nowhere as it is, such as "pivot-table", is searched for by its pieces. */
export function matchTerm(matcher: TermMatcher, { text, kind }: SearchTerm): MatchedTerm[] {
  const folded = foldText(text);
  if (kind === 'phrase') {
    return [{ word: text, match: matcher.matchPhrase(folded), canBeCorrected: false }];
  }
  const pieces = listPieces(folded);
  if (pieces.length <= 1) {
    const match = matcher.matchWord(pieces[0] ?? folded);
    return [{ word: text, match, canBeCorrected: true }];
  }
  const whole = matcher.matchPhrase(folded);
  if (whole.count > 0) return [{ word: text, match: whole, canBeCorrected: false }];
  return pieces.map((piece) => ({
    word: piece,
    match: matcher.matchWord(piece),
    canBeCorrected: true,
  }));
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
