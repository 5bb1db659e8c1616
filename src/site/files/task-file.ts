import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { About } from '#catalogue/citing/about.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { addCanary } from '#export/dataset/add-canary.ts';
import { decodeWide } from '#lint/parse/decode-text.ts';

/**
 * A task file as the site publishes it: byte for byte, but for the canary, which is added at its
 * end where the file does not contain it, and for answers that are withheld. Few files have to be read
 * again for it.
 */
export function readTaskFile(
  folder: string,
  { file, text, isPlainText }: Pick<TaskEntry, 'file' | 'text' | 'isPlainText'>,
  { canary }: Pick<About, 'canary'>,
): Buffer | string {
  if (isPlainText) return canary === undefined ? text : addCanary(text, canary);
  const bytes = readFileSync(join(folder, file));
  if (canary === undefined) return bytes;
  // Another encoding than UTF-8 is a fault of the file; it is published as the text that was read.
  if (decodeWide(bytes)) return addCanary(text, canary);
  const added = addCanary(bytes.toString('latin1'), Buffer.from(canary).toString('latin1'));
  return Buffer.from(added, 'latin1');
}
