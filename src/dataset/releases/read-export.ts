import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decode } from '#lint/parse/decode-text.ts';
import { parseValue } from '#lint/parse/parse-file.ts';
import { listTaskPlaces } from '#text/file-name.ts';
import { isObject, isStringArray } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { splitTasks } from '../files/read-files.ts';
import { describeSystemError } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import type { ReleasedSuite, StoredTask } from '#history/timeline/history.ts';
import { parseFolderFiles } from './read-folder.ts';
import type { ReleaseFiles } from './release-files.ts';
import { toReleasedFile } from './to-released-file.ts';

/**
 * Reads a `tasks.jsonl` that a site has exported, or another file with several tasks.
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

/**
 * Reads the records of an export, or the tasks of another file with several.
 *
 * @throws UsageError if a line is not a task, or if two lines have the same file.
 */
export function parseExport(path: string, text: string): ReleaseFiles {
  const [first = ''] = /^.*\S.*$/m.exec(text) ?? [];
  const raws = toRecord(first) ? [] : splitTasks({ kind: 'text', file: basename(path), text });
  if (raws.some(({ kind }) => kind === 'member')) return parseFolderFiles(raws);
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
      'Name a "tasks.jsonl" that a site has exported, or another file with several tasks.',
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
    'A file of several tasks is an array or an object of them, or has a task per line, as the "tasks.jsonl" of a site.',
  );
}
