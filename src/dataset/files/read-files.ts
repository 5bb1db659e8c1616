import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { BrokenEntry } from './find-files.ts';
import { describeSystemError } from '../system-error.ts';
import { decodeText } from '#lint/parse/decode-text.ts';
import { isPlainText } from '#text/safe/byte-order-mark.ts';
import { openFlags } from './open-flags.ts';

const megabyte = 1_000_000;
const maxMegabytes = 16;

/** A file of the dataset as it was read, before it is parsed. */
export type RawFile =
  | { kind: 'text'; file: string; text: string }
  /** With a byte order mark, or bytes that are not UTF-8. */
  | { kind: 'bytes'; file: string; bytes: Uint8Array }
  | { kind: 'refused'; file: string; refusal: Refusal };

/** Why a file was not read. */
type Refusal =
  | { unreadable: { reason: string } }
  | { tooLarge: { megabytes: number; limit: number } };

/** Synchronous: handing the calls for each small file to other threads takes longer. */
export function readRaw(root: string, file: string): RawFile {
  // Names are clean already, so `join` would cost time and change nothing.
  const path = `${root}/${file}`;
  try {
    const opened = openSync(path, openFlags);
    try {
      return readOpened(file, opened) ?? { kind: 'bytes', file, bytes: readFileSync(path) };
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
function readOpened(file: string, opened: number): RawFile | undefined {
  const stats = fstatSync(opened);
  if (!stats.isFile()) {
    const refusal = { unreadable: { reason: 'it is not a regular file' } };
    return { kind: 'refused', file, refusal };
  }
  const tooLarge = refuseSize(file, stats.size);
  if (tooLarge) return tooLarge;
  // Node reads a string in one call, which is faster than reading and decoding bytes.
  const text = readFileSync(opened, 'utf8');
  return isPlainText(text) ? { kind: 'text', file, text } : undefined;
}

/** A file whose bytes were read elsewhere, such as from a commit. */
export const toRaw = (file: string, bytes: Uint8Array): RawFile =>
  refuseSize(file, bytes.length) ?? { kind: 'bytes', file, bytes };

function refuseSize(file: string, size: number): RawFile | undefined {
  if (size <= maxMegabytes * megabyte) return undefined;
  const megabytes = Math.ceil(size / megabyte);
  return { kind: 'refused', file, refusal: { tooLarge: { megabytes, limit: maxMegabytes } } };
}

/** Empty for a file that was not read, which its findings report. */
export function textOfRaw(raw: RawFile): string {
  if (raw.kind === 'refused') return '';
  return raw.kind === 'text' ? raw.text : decodeText(raw.bytes);
}

/** A broken link or the like, as a file that cannot be read. */
export const toUnreadable = ({ file, reason }: BrokenEntry): RawFile => ({
  kind: 'refused',
  file,
  refusal: { unreadable: { reason } },
});
