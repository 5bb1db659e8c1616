import { foldText } from './fold-text.ts';
import type { TermMatch } from './term-matcher.ts';
import { toStem } from './word-index.ts';

/** A word with the rows that have it. */
export interface Matched {
  /** As typed. */
  word: string;
  match: TermMatch;
  /** How much the word says: the fewer rows have it, the more. */
  rarity: number;
}

/** How much two words count that follow each other as they were typed. */
const inOrder = 0.4;

/** Rows among which the order of words is looked at; more are found only by frequent words. */
const mostInOrder = 2000;

/** The best first; rows that are equally good keep their order. */
export function rankRows(
  matched: readonly Matched[],
  rows: readonly number[],
  textOf: (row: number) => string,
): readonly number[] {
  if (matched.length === 0 || rows.length < 2) return rows;
  const pairs = rows.length > mostInOrder ? [] : listPairs(matched);
  const rankOf = (row: number): number => {
    let rank = 0;
    for (const { match, rarity } of matched) rank += rarity * (match.scores[row] ?? 0);
    const text = pairs.length === 0 ? '' : textOf(row);
    for (const { text: pair, weight } of pairs) if (text.includes(pair)) rank += weight;
    return rank;
  };
  // A letter finds nearly all rows, but few ranks.
  const byRank = Map.groupBy(rows, rankOf);
  const ranks = Float64Array.from(byRank.keys()).sort().reverse();
  return Array.from(ranks).flatMap((rank) => byRank.get(rank) ?? []);
}

/** Words that follow each other. */
function listPairs(matched: readonly Matched[]): { text: string; weight: number }[] {
  return matched.slice(1).map(({ word, rarity }, index) => {
    const before = matched[index];
    const weight = inOrder * Math.min(rarity, before?.rarity ?? 0);
    return { text: `${foldText(before?.word ?? '')} ${toBeginning(foldText(word))}`, weight };
  });
}

/** What other forms of a word begin with too, as "number" of "numbers". */
function toBeginning(word: string): string {
  const stem = toStem(word);
  return word.startsWith(stem) ? stem : word;
}
