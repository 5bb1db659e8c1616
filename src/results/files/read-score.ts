import { cutText } from '#text/cut-text.ts';
import { describeJson, isTooLarge } from '#text/json/describe-json.ts';
import { isLfsPointer, lfsPointer } from '#text/git-lfs.ts';
import type { ResultFault } from '../findings/result-findings.ts';

/** A score as a file has it, or what is wrong with it. */
export type ReadScore = { score: number } | { fault: ResultFault; message: string };

/** A longer text is cut where it is quoted. */
const longestShown = 40;

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The score in a `result.txt`: a number, `True` or `False`. */
export function readScoreText(text: string): ReadScore {
  const written = text.trim();
  if (written === '') return { fault: 'empty', message: 'the file is empty; expected a score' };
  const truth = /^(?:(true)|false)$/i.exec(written);
  if (truth) return { score: truth[1] === undefined ? 0 : 1 };
  if (decimal.test(written)) return checkRange(Number(written));
  if (isLfsPointer(written)) return { fault: 'notNumber', message: lfsPointer };
  const shown = written.length > longestShown ? `${cutText(written, longestShown)}…` : written;
  return {
    fault: 'notNumber',
    message: `"${shown}" is not a score; expected a number from 0 to 1, True or False`,
  };
}

/** What a trial gave: its score, or why it has none and what is wrong with it. */
interface Outcome {
  score: number | undefined;
  error: string | undefined;
  fault?: { fault: ResultFault; message: string };
}

/** The outcome of a trial whose score is a JSON value; true is 1. */
export function readScoreValue(value: unknown): Outcome {
  const score = typeof value === 'boolean' ? Number(value) : value;
  if (typeof score !== 'number') return { score: undefined, error: 'no score' };
  const checked = checkRange(score);
  if ('score' in checked) return { score, error: undefined };
  return { score: undefined, error: checked.message, fault: checked };
}

/** A number that may be outside the range. */
function checkRange(score: number): ReadScore {
  if (score >= 0 && score <= 1) return { score };
  const shown = isTooLarge(score) ? describeJson(score) : `the score ${score}`;
  return { fault: 'range', message: `${shown} is outside 0 to 1` };
}
