import { readFileSync } from 'node:fs';
import { parseValue } from '../../lint/parse/parse-file.ts';
import { isObject } from '../../text/json/json-value.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { describeSystemError } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import type { StoredTask } from '../../history/timeline/history.ts';
import type { ReleaseFiles } from './release-files.ts';
import { toReleasedFile } from './to-released-file.ts';

/**
 * Reads a `tasks.jsonl` that a site has exported.
 *
 * @throws UsageError when it is missing or something else.
 */
export function openExport(path: string): string {
  const text = readLines(path);
  if (/^# v\d git bundle$/m.test(text.slice(0, 40))) {
    throw new UsageError(
      `${path} is a git bundle`,
      'Clone it with "git clone", and name the tasks folder of the clone and a tag, as in "desk/tasks@v1.0.0".',
    );
  }
  return text;
}

/** @throws UsageError when a line is not a task. */
export function parseExport(path: string, text: string): ReleaseFiles {
  const lines = text.split('\n');
  const tasks = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    return toTask(line) ?? refuse(path, index + 1);
  });
  return { date: undefined, tasks, unreadable: [] };
}

function readLines(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new UsageError(
      `${path} cannot be read: ${describeSystemError(cause)}`,
      'Name a "tasks.jsonl" that a site has exported.',
      { cause },
    );
  }
}

function toTask(line: string): StoredTask | undefined {
  const record = parseJson(line);
  if (!isObject(record) || typeof record.file !== 'string' || !isObject(record.task)) {
    return undefined;
  }
  return toReleasedFile(parseValue(record.file, record.task));
}

function refuse(path: string, line: number): never {
  throw new UsageError(
    `${path}:${line}: not the record of a task`,
    'A "tasks.jsonl" has one task per line, each with "file" and "task", as a site exports it.',
  );
}
