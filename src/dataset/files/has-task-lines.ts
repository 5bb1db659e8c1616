import { closeSync, openSync, readSync } from 'node:fs';
import { decodeText } from '#lint/parse/decode-text.ts';
import { namesTaskField } from '#lint/parse/is-task.ts';
import { openFlags } from './open-flags.ts';

/** In bytes; most tasks are a tenth of it. */
const beginning = 65_536;

/**
 * Whether a file of JSON Lines may have tasks, by its beginning: others, such as logs and trajectories,
 * are left alone, and may be very large.
 */
export function hasTaskLines(path: string): boolean {
  const bytes = Buffer.alloc(beginning);
  try {
    const opened = openSync(path, openFlags);
    try {
      const length = readSync(opened, bytes, 0, beginning, 0);
      return namesTaskField(decodeText(bytes.subarray(0, length)));
    } finally {
      closeSync(opened);
    }
  } catch {
    return false;
  }
}
