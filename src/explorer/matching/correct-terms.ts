import { foldText } from './fold-text.ts';
import { joinMatches, type MatchedTerm } from './match-terms.ts';
import type { TermMatch, TermMatcher } from './term-matcher.ts';

/** A misspelt word, and the word that was searched for in its place. */
export interface Correction {
  typed: string;
  replacement: string;
}

/** A term with what it may have meant, if it occurs nowhere. */
export interface LooseTerm extends MatchedTerm {
  near: readonly NearWord[];
  /** What its misspelt alternatives were replaced by. */
  replaced: readonly Correction[];
  /** The alternatives that resemble nothing. */
  missing: readonly string[];
}

interface NearWord {
  word: string;
  match: TermMatch;
}

/** The rows that count for a word, which may be those of a corrected one. */
export interface WeighedTerm {
  /** As typed. */
  word: string;
  match: TermMatch;
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
): readonly NearWord[] {
  if (match.count > 0 || !canBeCorrected) return [];
  const folded = foldText(word);
  const apart = matcher.findApart(folded);
  if (apart !== undefined) return [{ word: apart, match: matcher.matchPhrase(apart) }];
  return matcher.listNear(folded).map((near) => ({ word: near, match: matcher.matchWord(near) }));
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

const byFrequency = (one: NearWord, other: NearWord): number => other.match.count - one.match.count;

/** The rows with a term, or with anything that it may have meant. */
export const matchLoosely = ({ word, match, near }: LooseTerm): WeighedTerm =>
  near.length === 0
    ? { word, match, share: 1 }
    : { word, match: joinMatches(near.map((one) => one.match)), share: corrected };

/** Decides by the best row what misspelt words meant; those that mean nothing there are missing. */
export function correctTerms(
  terms: readonly LooseTerm[],
  best: number | undefined,
): { weighed: WeighedTerm[]; corrections: readonly Correction[]; missing: readonly string[] } {
  const weighed: WeighedTerm[] = [];
  const corrections = new Map<string, Correction>();
  const missing = new Set<string>();
  for (const { word, match, near, replaced, missing: none } of terms) {
    const [meant] = near
      .filter((one) => (one.match.scores[best ?? -1] ?? 0) > 0)
      .toSorted(byFrequency);
    if (match.count > 0) {
      weighed.push({ word, match, share: 1 });
      for (const one of replaced) corrections.set(one.typed, one);
      for (const one of none) missing.add(one);
    } else if (meant) {
      corrections.set(word, { typed: word, replacement: meant.word });
      weighed.push({ word, match: meant.match, share: corrected });
    } else missing.add(word);
  }
  return { weighed, corrections: [...corrections.values()], missing: [...missing] };
}
