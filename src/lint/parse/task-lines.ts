import type { Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { endOfValue } from '#text/json/json-text.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { createOffsetFinder } from '../positions/value-offsets.ts';
import { isTask } from './is-task.ts';

/** The lines of JSON Lines, if there are tasks among them; else none. */
export function findLines(text: string): Entry[] {
  const lines: Entry[] = [];
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end === -1) end = text.length;
    const written = text.slice(start, end);
    if (written.trim() !== '') lines.push(toEntry(written, start));
  }
  return lines.some(({ value }) => isTask(value)) ? lines : [];
}

/** Whether a text is JSON Lines, whatever is in them. */
export const hasObjectLine = (text: string): boolean =>
  text.split('\n').some((line) => line.startsWith('{') && isObject(parseJson(line)));

/** A line with a task, or with the record of one in the `tasks.jsonl` of a site. */
function toEntry(line: string, offset: number): Entry {
  const first = line.length - line.trimStart().length;
  const written = line.trim();
  const whole = { at: [], start: offset + first, end: offset + first + written.length };
  const value = parseLine(written);
  const task = findRecorded(value);
  if (!task) return { ...whole, value };
  const start = createOffsetFinder(written)(['task']);
  const end = endOfValue(written, start);
  return { at: ['task'], start: whole.start + start, end: whole.start + end, value: task };
}

function findRecorded(value: unknown): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const { file, task } = value;
  return typeof file === 'string' && isTask(task) && !isTask(value) ? task : undefined;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return error;
  }
}

/** A value of the file that is a task, or should be one. */
export interface Entry {
  /** The key of an object, if the value has one. */
  key?: string | undefined;
  at: Path;
  start: number;
  end: number;
  /** A `SyntaxError` for a line that is not JSON. */
  value: unknown;
}
