import { foldText } from './fold-text.ts';
import { listPieces, type SearchTerm } from './search-terms.ts';
import type { TermMatch, TermMatcher } from './term-matcher.ts';

/** A word or a phrase with the rows that have it. */
export interface WordMatch {
  word: string;
  match: TermMatch;
  /** Further rows that have it, as few readers look for it. */
  wide: () => TermMatch;
  /** All rows that have the very characters: any other has them nowhere. */
  anywhere: () => TermMatch;
}

/** A term, or a piece of one, as typed. */
export interface MatchedTerm extends WordMatch {
  canBeCorrected: boolean;
  /** The alternatives of it that occur nowhere. */
  absent?: readonly MatchedTerm[];
}

/** @param word folded; a word as it is found by default */
export function toWordMatch(
  matcher: TermMatcher,
  word: string,
  match: TermMatch = matcher.matchWord(word),
): WordMatch {
  return {
    word,
    match: match.count > 0 ? match : matcher.matchAnywhere(word),
    wide: () => matcher.matchWide(word),
    anywhere: () => matcher.matchAnywhere(word),
  };
}

/**
 * A word that occurs nowhere as it is, such as "pivot-table", is searched for by its pieces, and an
 * id without hyphens with them.
 */
export function matchTerm(
  matcher: TermMatcher,
  { text, kind, alternatives }: SearchTerm,
): MatchedTerm[] {
  if (alternatives) return [matchAlternatives(matcher, text, alternatives)];
  const folded = foldText(text);
  const asIs = (match: TermMatch) => {
    const anywhere = () => matcher.matchAnywhere(folded);
    return [{ word: text, match, wide: anywhere, anywhere, canBeCorrected: false }];
  };
  if (kind === 'phrase') return asIs(matcher.matchPhrase(folded));
  const pieces = listPieces(folded);
  const [first = folded] = pieces;
  if (pieces.length <= 1) {
    // "c++" is a word and more.
    if (first !== folded) return asIs(matcher.matchPhrase(folded));
    const own = toWordMatch(matcher, first);
    const id = own.match.count > 0 ? undefined : toUuid(folded);
    if (id !== undefined) return asIs(matcher.matchPhrase(id));
    return [{ ...own, word: text, canBeCorrected: true }];
  }
  const whole = joinMatches([
    matcher.matchPhrase(folded),
    // "e-mail" is "email".
    matcher.matchWhole(pieces.join('')),
  ]);
  if (whole.count > 0) return asIs(whole);
  return pieces.map((piece) => ({ ...toWordMatch(matcher, piece), canBeCorrected: true }));
}

function matchAlternatives(
  matcher: TermMatcher,
  text: string,
  alternatives: readonly SearchTerm[],
): MatchedTerm {
  const matched = alternatives.map((term) => matchAlternative(matcher, term));
  return {
    word: text,
    match: joinMatches(matched.map(({ match }) => match)),
    wide: () => joinMatches(matched.map(({ wide }) => wide())),
    anywhere: () => joinMatches(matched.map(({ anywhere }) => anywhere())),
    canBeCorrected: false,
    absent: matched.filter(({ match }) => match.count === 0),
  };
}

/** A word that is found only in pieces is not found as an alternative. */
function matchAlternative(matcher: TermMatcher, term: SearchTerm): MatchedTerm {
  const [whole, ...pieces] = matchTerm(matcher, term);
  if (whole && pieces.length === 0) return whole;
  const none = () => joinMatches([]);
  return { word: term.text, match: none(), wide: none, anywhere: none, canBeCorrected: false };
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
