import { listPairs } from '#text/language/unspaced.ts';
import { listWords } from './split-words.ts';

/** A part of what was typed. */
export interface SearchTerm {
  kind: 'word' | 'phrase';
  /** As typed, without quotation marks and punctuation around it. */
  text: string;
  /** Whether rows must not have it. */
  isExcluded: boolean;
  /** Whether it is so frequent in sentences that rows need not have it. */
  isCommon: boolean;
  /** The words and phrases of which one suffices, if it consists of several. */
  alternatives?: readonly SearchTerm[];
}

/**
 * Words that say nothing about a task. The guide "Find tasks" lists them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be can could depend do does for from have help how i if in is it its like make ' +
    'may me must my need of on or please shall should so some task tasks that the their them then there this to want was ' +
    'we what when where which will with would you your'
  ).split(' '),
);

/** The words and, of scripts without blanks, the pairs of characters that a folded word consists of. */
export function listPieces(folded: string): readonly string[] {
  return listWords(folded).flatMap(listPairs);
}
