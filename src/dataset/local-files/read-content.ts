import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { decode } from '#lint/parse/decode-text.ts';
import { openFlags } from '../files/open-flags.ts';

/**
 * The size of a regular file, and its text if it is valid UTF-8 without control characters. Empty for what
 * cannot be read, and without a text for what is longer than it was.
 */
export const readShortText = (path: string, most: number): { size?: number; text?: string } =>
  withFile(path, (opened) => {
    const { size } = fstatSync(opened);
    if (size > most) return { size };
    const { text, encodingFault } = decode(readFileSync(opened));
    return encodingFault !== undefined || controls.test(text) ? { size } : { size, text };
  }) ?? {};

/** Those that no text has: tabs, ends of lines and of pages are in many. */
const controls = /[\0-\u0008\u000E-\u001A\u001C-\u001F]/;

/** In parts, so that a large file takes little memory. Undefined for what cannot be read. */
export const digestFile = (path: string): string | undefined =>
  withFile(path, (opened) => {
    const hash = createHash('sha256');
    const part = Buffer.alloc(1_000_000);
    for (let read = 0; (read = readSync(opened, part)) > 0;) hash.update(part.subarray(0, read));
    return hash.digest('hex');
  });

function withFile<Result>(path: string, read: (opened: number) => Result): Result | undefined {
  try {
    const opened = openSync(path, openFlags);
    try {
      return fstatSync(opened).isFile() ? read(opened) : undefined;
    } finally {
      closeSync(opened);
    }
  } catch {
    return undefined;
  }
}
