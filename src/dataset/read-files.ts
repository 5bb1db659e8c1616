import { portionSize } from '../lint/engine/check-tasks.ts';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { describeSystemError } from './system-error.ts';
import { parseFile, parseText, type ParsedFile } from '../lint/parse/parse-file.ts';
import type { RuleMeta } from '../lint/model/rule.ts';
import { toFinding } from '../lint/model/to-finding.ts';
import { tooLarge, unreadable } from '../lint/rules/f-file-rules.ts';

const megabyte = 1_000_000;
const megabyteLimit = 16;

/** Reads and parses files in their given order; one that cannot be read becomes a finding. */
export function readFiles(root: string, files: readonly string[]): ParsedFile[] {
  return files.map((file) => readOne(root, file));
}

/** The same, a portion at a time: its files are checked before the next ones are read. */
export function* readPortions(root: string, files: readonly string[]): Iterable<ParsedFile[]> {
  for (let start = 0; start < files.length; start += portionSize) {
    yield readFiles(root, files.slice(start, start + portionSize));
  }
}

/** Synchronous: handing the calls for each small file to other threads takes longer. */
function readOne(root: string, file: string): ParsedFile {
  // Names are clean already, so `join` would cost time and change nothing.
  const path = `${root}/${file}`;
  try {
    const opened = openSync(path, withoutWaiting);
    try {
      return readOpened(file, opened) ?? parseFile(file, readFileSync(path));
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    return refuse(file, unreadable, { reason: describeSystemError(error) });
  }
}

/** Else to open a pipe would wait for someone who writes into it. Windows has no such thing. */
const withoutWaiting = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/** Asking an open file for its size, and reading it, is faster than doing so by its path. */
function readOpened(file: string, opened: number): ParsedFile | undefined {
  const found = fstatSync(opened);
  if (!found.isFile()) return refuse(file, unreadable, { reason: 'it is no ordinary file' });
  const { size } = found;
  if (size > megabyteLimit * megabyte) {
    const megabytes = Math.ceil(size / megabyte);
    return refuse(file, tooLarge, { megabytes, limit: megabyteLimit });
  }
  // Node reads a text in one call, which is faster than its bytes and their decoding.
  return parseText(file, readFileSync(opened, 'utf8'));
}

/** A link that leads nowhere, as a file that cannot be read. */
export function reportBrokenLink(file: string): ParsedFile {
  return refuse(file, unreadable, { reason: 'the link leads nowhere or to itself' });
}

function refuse<Facts extends object>(
  file: string,
  meta: RuleMeta<Facts>,
  facts: Facts,
): ParsedFile {
  const place = { file, at: [], position: { line: 1, column: 1 } };
  const finding = toFinding(meta, place, { message: meta.message(facts) });
  return { file, text: '', isPlainText: false, fields: undefined, findings: [finding] };
}
