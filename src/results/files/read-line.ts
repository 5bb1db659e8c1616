import { checkShape } from '../../lint/engine/check-shape.ts';
import { describeJson } from '../../text/json/describe-json.ts';
import { isObject, type JsonObject } from '../../text/json/json-value.ts';
import { toPointer } from '../../text/json/json-pointer.ts';
import type { ResultFault } from '../findings/result-findings.ts';
import type { ResultRecord } from '../model/read-results.ts';
import { type ResultLine, resultLineSchema } from './result-line-schema.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { replaceNan } from './json-text.ts';
import { readScoreValue } from './read-score.ts';

/** What a line of results contains; its place is that of the line. */
export interface ReadLine extends Omit<ResultRecord, 'file' | 'line' | 'folder'> {
  run: string | undefined;
  system: string | undefined;
  /** What is wrong with the score, or that there is an error too; the trial then counts as an error. */
  fault?: LineFault;
}

export interface LineFault {
  fault: ResultFault;
  message: string;
  /** RFC 6901, within the line. Default: the whole line. */
  pointer?: string;
}

/** @param isLast whether the file ends with this line, without a line break */
export function readLine(text: string, isLast: boolean): ReadLine | LineFault {
  const value = parseJson(text);
  if (value === undefined) return readUnparsed(text, isLast);
  if (!isObject(value)) {
    const message = `the line is ${describeJson(value)}; it must be an object`;
    return { fault: 'shape', message };
  }
  if (!isPlain(value)) {
    const [problem] = checkShape(resultLineSchema, value);
    if (problem) {
      return { fault: 'shape', message: problem.message, pointer: toPointer(problem.at) };
    }
  }
  return toReadLine(value as ResultLine);
}

/** A trial whose score is not a number counts as an error. */
function readUnparsed(text: string, isLast: boolean): ReadLine | LineFault {
  const withNull = replaceNan(text);
  if (withNull === text) {
    return isLast
      ? { fault: 'cut', message: 'the last line is incomplete; the file was cut off' }
      : { fault: 'shape', message: 'the line is not valid JSON' };
  }
  const message = 'the line contains NaN or Infinity, which is not valid JSON';
  const fault: LineFault = { fault: 'notNumber', message };
  const read = readLine(withNull, isLast);
  return 'task' in read ? { ...read, fault } : fault;
}

/** The same test as that of the schema for most lines, in a tenth of the time. */
function isPlain(value: JsonObject): boolean {
  const { run, system, task, trial, score, steps, seconds, error, trajectory } = value;
  return (
    isName(task) &&
    (run === undefined || isName(run)) &&
    (system === undefined || isName(system)) &&
    trial === undefined &&
    (score === undefined || typeof score === 'number') &&
    isAmount(steps) &&
    isAmount(seconds) &&
    error === undefined &&
    trajectory === undefined
  );
}

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= 200;

const isAmount = (value: unknown): boolean =>
  value === undefined || (Number.isFinite(value) && Number(value) >= 0);

const both: LineFault = {
  fault: 'shape',
  message: 'the line has a score and an error; only the error counts',
  pointer: '/error',
};

function toReadLine(line: ResultLine): ReadLine {
  const { run, system, task, trial = 1, score, steps, seconds, error, trajectory } = line;
  const rest = { run, system, task, trial, steps, seconds, trajectory };
  if (typeof error === 'string' && error !== '') {
    const own = { ...rest, score: undefined, error };
    return typeof score === 'number' || typeof score === 'boolean' ? { ...own, fault: both } : own;
  }
  const { fault, ...read } = readScoreValue(score);
  return { ...rest, ...read, ...(fault && { fault: { ...fault, pointer: '/score' } }) };
}
