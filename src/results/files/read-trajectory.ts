import { isObject } from '#text/json/json-value.ts';
import { parseWellFormed } from './parse-well-formed.ts';

export interface ReadTrajectory {
  /** One for each line but an error's. */
  steps: number;
  /** What the runner wrote when it gave up. */
  error: string | undefined;
}

/** Counts the steps in the bytes of a `traj.jsonl`, without parsing more than its last line. */
export function readTrajectory(bytes: Uint8Array): ReadTrajectory {
  let lines = 0;
  let start = 0;
  let lastStart = 0;
  for (let feed = bytes.indexOf(newline); feed !== -1; feed = bytes.indexOf(newline, start)) {
    if (feed > start + 1) {
      lines += 1;
      lastStart = start;
    }
    start = feed + 1;
  }
  if (bytes.length > start) {
    lines += 1;
    lastStart = start;
  }
  const error = findError(bytes.subarray(lastStart));
  return { steps: error === undefined ? lines : lines - 1, error };
}

const newline = 0x0a;
const errorStart = '{"Error"';

function findError(bytes: Uint8Array): string | undefined {
  const start = decoder.decode(bytes.subarray(0, errorStart.length));
  if (start !== errorStart) return undefined;
  const value = parseWellFormed(decoder.decode(bytes));
  return isObject(value) && typeof value.Error === 'string' ? value.Error : undefined;
}

const decoder = new TextDecoder();
