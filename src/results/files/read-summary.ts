import { isObject, type JsonObject, toArray } from '#text/json/json-value.ts';
import { parseWellFormed, replaceNan } from './parse-well-formed.ts';
import { readScoreValue } from './read-score.ts';
import type { LineFault } from './read-line.ts';

/** An entry of the `summary/results.json` that newer runners write, or of an `all_result.json`. */
export interface SummaryEntry {
  task: string;
  folder: string | undefined;
  score: number | undefined;
  error: string | undefined;
}

export interface ReadSummary {
  /** One for each task: the last one, since a task that is run again is added again. */
  entries: readonly SummaryEntry[];
  faults: readonly LineFault[];
}

/** Reads the text of a `summary/results.json` or an `all_result.json`. */
export function readSummary(text: string): ReadSummary {
  // OSWorld's script writes a dictionary of Python.
  const json = text.startsWith("{'") ? text.replaceAll("'", '"') : text;
  const parsed = parseWellFormed(json);
  const value = parsed ?? parseWellFormed(replaceNan(json));
  if (value === undefined) {
    const message = 'the file is not valid JSON; it may have been cut off';
    return { entries: [], faults: [{ fault: 'cut', message }] };
  }
  const entries = new Map<string, SummaryEntry>();
  const faults: LineFault[] = [];
  if (parsed === undefined) {
    const message = 'the file contains NaN or Infinity, which is not valid JSON';
    faults.push({ fault: 'notNumber', message });
  }
  for (const [index, item] of listEntries(value).entries()) {
    const read = isObject(item) ? toEntry(item) : undefined;
    if (!read) {
      const message = `entry ${index + 1}: expected an object with "task_id" and "status", or scores by app and task`;
      faults.push({ fault: 'shape', message, pointer: `/${index}` });
      continue;
    }
    if (read.fault) {
      const message = `entry ${index + 1}: ${read.fault.message}`;
      faults.push({ ...read.fault, message, pointer: `/${index}/score` });
    }
    entries.set(`${read.entry.folder}/${read.entry.task}`, read.entry);
  }
  return { entries: [...entries.values()], faults };
}

/** An `all_result.json` has the scores of tasks by their apps and their ids. */
function listEntries(value: unknown): readonly unknown[] {
  if (!isObject(value)) return toArray(value);
  // Other scripts sum up other things in a file of this name.
  const isOther = Object.values(value).some(
    (scores) => !isObject(scores) || Object.values(scores).some(isObject),
  );
  if (isOther) return [value];
  return Object.entries(value).flatMap(([application, scores]) =>
    Object.entries(scores as JsonObject).map(([task_id, score]) => ({
      ...{ application, task_id, score },
    })),
  );
}

function toEntry(item: Readonly<Record<string, unknown>>) {
  const { application, task_id: task, status, score, err_message: message } = item;
  if (typeof task !== 'string' || task === '') return undefined;
  const taskName = { task, folder: typeof application === 'string' ? application : undefined };
  if (status === 'error') {
    const error = typeof message === 'string' && message !== '' ? message : 'the runner failed';
    return { entry: { ...taskName, score: undefined, error } };
  }
  const { fault, ...read } = readScoreValue(score);
  return { entry: { ...taskName, ...read }, fault };
}
