import { foldText } from './fold-text.ts';
import { joinMatches, type MatchedTerm, toWordMatch, type WordMatch } from './match-terms.ts';
import type { TermMatcher } from './term-matcher.ts';

/** A misspelt word, and the word that was searched for in its place. */
export interface Correction {
  typed: string;
  replacement: string;
}

/** A term with what it may have meant, if it occurs nowhere. */
export interface LooseTerm extends MatchedTerm {
  near: readonly WordMatch[];
  /** What its misspelt alternatives were replaced by. */
  replaced: readonly Correction[];
  /** The alternatives that resemble nothing. */
  missing: readonly string[];
}

/** The rows that count for a word, which may be those of a corrected one. */
export interface WeighedTerm extends WordMatch {
  /** How much the word counts, up to 1. */
  share: number;
}

/** How much less a corrected word counts. */
const corrected = 0.8;

/** Adds to a term that occurs nowhere what it may have meant. */
export function addNear(matcher: TermMatcher, term: MatchedTerm): LooseTerm {
  if (term.absent) return replaceAbsent(matcher, term, term.absent);
  return { ...term, near: listNear(matcher, term), replaced: [], missing: [] };
}

function listNear(
  matcher: TermMatcher,
  { word, match, canBeCorrected }: MatchedTerm,
): readonly WordMatch[] {
  if (match.count > 0 || !canBeCorrected) return [];
  const folded = foldText(word);
  const apart = matcher.findApart(folded);
  if (apart !== undefined) return [toWordMatch(matcher, apart, matcher.matchPhrase(apart))];
  return matcher.listNear(folded).map((near) => toWordMatch(matcher, near));
}

/** Adds to alternatives the most frequent word that each of those that occur nowhere may mean. */
function replaceAbsent(
  matcher: TermMatcher,
  term: MatchedTerm,
  absent: readonly MatchedTerm[],
): LooseTerm {
  const meant = absent.map((one) => ({
    typed: one.word,
    near: listNear(matcher, one).toSorted(byFrequency)[0],
  }));
  return {
    ...term,
    match: joinMatches([term.match, ...meant.flatMap(({ near }) => near?.match ?? [])]),
    near: [],
    replaced: meant.flatMap(({ typed, near }) => (near ? [{ typed, replacement: near.word }] : [])),
    missing: meant.filter(({ near }) => !near).map(({ typed }) => typed),
  };
}

const byFrequency = (one: WordMatch, other: WordMatch): number =>
  other.match.count - one.match.count;

/** The rows with a term, or with anything that it may have meant. */
export const matchLoosely = (term: LooseTerm): WeighedTerm =>
  term.near.length === 0
    ? { ...term, share: 1 }
    : { ...term, match: joinMatches(term.near.map(({ match }) => match)), share: corrected };

/** Decides by the best row what misspelt words meant, or by frequency where it has none of them. */
export function correctTerms(
  terms: readonly LooseTerm[],
  best: number | undefined,
): { weighed: WeighedTerm[]; corrections: readonly Correction[]; missing: readonly string[] } {
  const weighed: WeighedTerm[] = [];
  const corrections = new Map<string, Correction>();
  const missing = new Set<string>();
  for (const term of terms) {
    const { word, match, near, replaced, missing: none } = term;
    const likely = near.toSorted(byFrequency);
    const meant = likely.find((one) => (one.match.scores[best ?? -1] ?? 0) > 0) ?? likely[0];
    if (match.count > 0) {
      weighed.push({ ...term, share: 1 });
      for (const one of replaced) corrections.set(one.typed, one);
      for (const one of none) missing.add(one);
    } else if (meant) {
      corrections.set(word, { typed: word, replacement: meant.word });
      weighed.push({ ...meant, share: corrected });
    } else missing.add(word);
  }
  return { weighed, corrections: [...corrections.values()], missing: [...missing] };
}
