import { hasCode } from '../system-error.ts';
import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isWithin } from '../relative-name.ts';

/**
 * Where a path leads, without links; what does not exist yet keeps its name.
 *
 * @throws the error of the system, as for a link to itself.
 */
export function findRealPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const parent = dirname(path);
    if (!hasCode(error, 'ENOENT') || parent === path) throw error;
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry?.isSymbolicLink() === true) return findRealPath(resolve(parent, readlinkSync(path)));
    return join(findRealPath(parent), path.slice(parent.length));
  }
}

/**
 * Whether a folder is another one or inside it, by their real paths or as the system identifies them,
 * since one folder may have two paths without a link.
 */
export function isWithinOnDisk(inner: string, outer: string): boolean {
  if (isWithin(inner, outer)) return true;
  const wanted = identify(outer);
  if (wanted === undefined) return false;
  for (let folder = inner; identify(folder) !== wanted; folder = dirname(folder)) {
    if (dirname(folder) === folder) return false;
  }
  return true;
}

function identify(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}
