import { isUnspaced } from '#text/language/unspaced.ts';
import { foldWithPositions } from './fold-with-positions.ts';

/** A part of a text, and whether it is one of the searched words. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/**
 * Divides a text where searched words begin and end: at the beginnings of words, or within them
 * where none begins so.
 *
 * @param words folded
 */
export function markText(text: string, words: readonly string[]): readonly MarkedPart[] {
  const { folded, startOf, endOf } = foldWithPositions(text);
  const parts: MarkedPart[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  const ranges = words.flatMap((word) => findWord(folded, word));
  for (const { from, to } of ranges.sort(
    (one, other) => one.from - other.from || other.to - one.to,
  )) {
    add(startOf(from), false);
    add(endOf(to - 1), true);
  }
  add(text.length, false);
  return parts;
}

interface Range {
  from: number;
  to: number;
}

function findWord(folded: string, word: string): Range[] {
  if (word === '') return [];
  const all: Range[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    all.push({ from: at, to: at + word.length });
  }
  if (isUnspaced(word)) return all;
  const beginnings = all.filter(({ from }) => !/[\p{L}\p{N}]/u.test(folded.charAt(from - 1)));
  if (beginnings.length > 0) return beginnings;
  return word.length < leastInMiddle ? [] : all;
}

const leastInMiddle = 3;
