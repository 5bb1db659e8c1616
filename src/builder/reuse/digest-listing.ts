import { createHash } from 'node:crypto';
import type { ListedFile } from '../output/list-files.ts';

/** A digest of the names, sizes and times of files: it changes when one is written or removed. */
export function digestListing(files: readonly ListedFile[]): string {
  const hash = createHash('sha256');
  // A folder that was moved to another disk may list its files in another order.
  const lines = files.map(({ name, size, time, changed }) =>
    JSON.stringify([name, size, time, changed]),
  );
  for (const line of lines.sort()) hash.update(line);
  return hash.digest('hex');
}
