import { readFileSync } from 'node:fs';
import { decode } from '#lint/parse/decode-text.ts';
import { parseValue } from '#lint/parse/parse-file.ts';
import { listTaskPlaces } from '#text/file-name.ts';
import { isObject, isStringArray } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { describeSystemError } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import type { ReleasedSuite, StoredTask } from '#history/timeline/history.ts';
import type { ReleaseFiles } from './release-files.ts';
import { toReleasedFile } from './to-released-file.ts';

/**
 * Reads a `tasks.jsonl` that a site has exported.
 *
 * @throws UsageError when it is missing or something else.
 */
export function openExport(path: string): string {
  const { text, encodingFault } = decode(readBytes(path));
  if (/^# v\d git bundle$/m.test(text.slice(0, 40))) {
    throw new UsageError(
      `${path} is a git bundle`,
      'Clone it with "git clone", and name the tasks folder of the clone and a tag, as in "desk/tasks@v1.0.0".',
    );
  }
  if (encodingFault === undefined) return text;
  throw new UsageError(`${path} is ${encodingFault}`, 'Save it as UTF-8.');
}

/** @throws UsageError if a line is not a task, or if two lines have the same file. */
export function parseExport(path: string, text: string): ReleaseFiles {
  const lineOf = new Map<string, number>();
  const records = text.split('\n').flatMap((written, index) => {
    if (written.trim() === '') return [];
    const line = index + 1;
    const record = toRecord(written) ?? refuse(`${path}:${line}: not the record of a task`);
    const { task } = record;
    const earlier = lineOf.get(task.file);
    if (earlier !== undefined) {
      refuse(`${path}:${line}: "${task.file}" is the file of the task in line ${earlier} too`);
    }
    lineOf.set(task.file, line);
    return record;
  });
  const tasks = records.map(({ task }) => task);
  return { date: undefined, tasks, unreadable: [], suites: listSuites(records) };
}

/** A task and the names of its suites. */
interface ExportedTask {
  task: StoredTask;
  suites: readonly string[];
}

function listSuites(records: readonly ExportedTask[]): ReleasedSuite[] {
  const members = records.flatMap(({ task, suites }) =>
    suites.flatMap((suite) =>
      listTaskPlaces(task.file, task.id).map(({ folder, name }) => ({ suite, folder, id: name })),
    ),
  );
  return Array.from(
    Map.groupBy(members, ({ suite }) => suite),
    ([name, own]) => ({ name, members: own }),
  );
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UsageError(
      `${path} cannot be read: ${describeSystemError(cause)}`,
      'Name a "tasks.jsonl" that a site has exported.',
      { cause },
    );
  }
}

function toRecord(line: string): ExportedTask | undefined {
  const record = parseJson(line);
  if (!isObject(record) || typeof record.file !== 'string' || !isObject(record.task)) {
    return undefined;
  }
  const task = toReleasedFile(parseValue(record.file, record.task));
  return task && { task, suites: isStringArray(record.suites) ? record.suites : [] };
}

function refuse(found: string): never {
  throw new UsageError(
    found,
    'A "tasks.jsonl" has one task per line, each with "file" and "task", as a site exports it.',
  );
}
