import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === path) throw error;
    const entry = lstatSync(path, { throwIfNoEntry: false });
    if (entry?.isSymbolicLink() === true) return findRealPath(resolve(parent, readlinkSync(path)));
    return join(findRealPath(parent), path.slice(parent.length));
  }
}

/**
 * Whether a folder is another one or inside it. Both paths must be real. Folders are compared as
 * the system identifies them, since one folder may have two paths without a link.
 */
export function isInside(inner: string, outer: string): boolean {
  const due = identify(outer);
  for (let folder = inner, below = ''; folder !== below; folder = dirname(folder)) {
    if (folder === outer) return true;
    if (due !== undefined && identify(folder) === due) return true;
    below = folder;
  }
  return false;
}

function identify(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
