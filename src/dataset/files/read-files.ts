import { isLinesFile } from '#text/file-name.ts';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { BrokenEntry } from './find-files.ts';
import { describeSystemError } from '../system-error.ts';
import type { Finding } from '#lint/model/finding.ts';
import { decode, type DecodedText, decodeText } from '#lint/parse/decode-text.ts';
import { findTaskList, type ListedTask } from '#lint/parse/task-list.ts';
import { hasObjectLine } from '#lint/parse/task-lines.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { isPlainText } from '#text/safe/byte-order-mark.ts';
import { openFlags } from './open-flags.ts';

const megabyte = 1_000_000;
/** Of a task, and of any other file. */
const maxMegabytes = 16;
/** Of a file with several tasks. Node has no strings above 512 MB. */
const maxListMegabytes = 256;

/** A file as it was read, before it is parsed. */
type WholeFile =
  | { kind: 'text'; file: string; text: string }
  /** With a byte order mark, or bytes that are not UTF-8. */
  | { kind: 'bytes'; file: string; bytes: Uint8Array }
  | { kind: 'refused'; file: string; refusal: Refusal };

/** A file of the dataset, or a part of one. */
export type RawFile =
  | WholeFile
  /** With several tasks, which follow it. */
  | { kind: 'list'; file: string; decoded: DecodedText; findings: readonly Finding[] }
  /** A task in a file with several. */
  | ({ kind: 'member' } & ListedTask);

/** Why a file was not read. */
type Refusal =
  | { unreadable: { reason: string } }
  | { tooLarge: { megabytes: number; limit: number } };

/**
 * A file of tasks: the file, or, of one with several tasks, this and each task. Nothing for JSON Lines
 * without tasks, such as a log.
 */
export const readTasks = (root: string, file: string): RawFile[] =>
  splitTasks(readRaw(root, file, maxListMegabytes));

/** The same of a file that was read already. */
export function splitTasks(raw: WholeFile): RawFile[] {
  if (raw.kind === 'refused') return [raw];
  const decoded = raw.kind === 'text' ? { text: raw.text, hasMark: false } : decode(raw.bytes);
  const { file } = raw;
  const list = findTaskList(file, decoded.text, maxMegabytes * megabyte);
  if (list) {
    const tasks = list.tasks.map((task): RawFile => ({ kind: 'member', ...task }));
    return [{ kind: 'list', file, decoded, findings: list.findings }, ...tasks];
  }
  if (isLinesFile(file) && hasObjectLine(decoded.text)) return [];
  return [refuseSize(file, sizeOf(raw)) ?? raw];
}

const sizeOf = (raw: Exclude<WholeFile, { kind: 'refused' }>): number =>
  raw.kind === 'bytes' ? raw.bytes.length : sizeOfText(raw.text);

/** In bytes; of a text that is surely small enough, in characters. */
const sizeOfText = (text: string): number =>
  text.length * 3 > maxMegabytes * megabyte ? Buffer.byteLength(text) : text.length;

/**
 * Synchronous: handing the calls for each small file to other threads takes longer.
 *
 * @param limit in megabytes.
 */
export function readRaw(root: string, file: string, limit = maxMegabytes): WholeFile {
  // Names are clean already, so `join` would cost time and change nothing.
  const path = `${root}/${file}`;
  try {
    const opened = openSync(path, openFlags);
    try {
      return readOpened(file, opened, limit) ?? { kind: 'bytes', file, bytes: readFileSync(path) };
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    const refusal = { unreadable: { reason: describeSystemError(error) } };
    return { kind: 'refused', file, refusal };
  }
}

/**
 * Asking an open file for its size, and reading it, is faster than doing so by its path. Undefined
 * when its bytes are needed.
 */
function readOpened(file: string, opened: number, limit: number): WholeFile | undefined {
  const stats = fstatSync(opened);
  if (!stats.isFile()) {
    const refusal = { unreadable: { reason: 'it is not a regular file' } };
    return { kind: 'refused', file, refusal };
  }
  const tooLarge = refuseSize(file, stats.size, limit);
  if (tooLarge) return tooLarge;
  // Node reads a string in one call, which is faster than reading and decoding bytes.
  const text = readFileSync(opened, 'utf8');
  return isPlainText(text) ? { kind: 'text', file, text } : undefined;
}

/** A file whose bytes were read elsewhere, such as from a commit. */
export function toRaw(file: string, bytes: Uint8Array): WholeFile {
  const tooLarge = refuseSize(file, bytes.length, maxListMegabytes);
  if (tooLarge) return tooLarge;
  const { text, hasMark, encodingFault } = decode(bytes);
  const isPlain = encodingFault === undefined && !hasMark;
  return isPlain ? { kind: 'text', file, text } : { kind: 'bytes', file, bytes };
}

function refuseSize(file: string, size: number, limit = maxMegabytes): WholeFile | undefined {
  if (size <= limit * megabyte) return undefined;
  const megabytes = Math.ceil(size / megabyte);
  return { kind: 'refused', file, refusal: { tooLarge: { megabytes, limit } } };
}

/** Empty for a file that was not read, which its findings report, and for one with several tasks, which have it. */
export function textOfRaw(raw: RawFile): string {
  if (raw.kind === 'refused' || raw.kind === 'list') return '';
  return raw.kind === 'bytes' ? decodeText(raw.bytes) : raw.text;
}

/** The values of the tasks in a file, or of the file itself; undefined for what is not JSON. */
export const valuesOf = (raws: readonly RawFile[]): unknown[] =>
  raws
    .filter(({ kind }) => kind !== 'list')
    .map((raw) => (raw.kind === 'member' ? raw.fields : parseJson(textOfRaw(raw))));

/** A broken link or the like, as a file that cannot be read. */
export const toUnreadable = ({ file, reason }: BrokenEntry): WholeFile => ({
  kind: 'refused',
  file,
  refusal: { unreadable: { reason } },
});
