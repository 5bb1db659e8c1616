import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFolder } from '../files/find-stats.ts';

/**
 * Makes a folder and those around it. One by one: all at once, Node never finishes in `/proc`, and says
 * of a read-only disk that the folder does not exist.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another program may need the same.
    if (!isFolder(folder)) throw error;
  }
}
