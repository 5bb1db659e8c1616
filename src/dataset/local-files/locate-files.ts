import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { memoize } from '#text/memoize.ts';
import { isWithin, toRelativeName } from '../relative-name.ts';

/** The folders that local paths of tasks may start from, absolute. */
export interface LocalFolders {
  /** Those of the dataset, whose files may be read; that of the tasks first. */
  own: readonly string[];
  /** Those around it and those of its environment, of whose files only sizes are looked at. */
  around: readonly string[];
  /** The one of the repository; files outside of it and of the dataset are only known to be there. */
  repository: string | undefined;
}

/** A regular file that a path of a task leads to. */
export interface LocatedFile {
  /** Absolute, without links. */
  path: string;
  /** From the folder of the tasks; undefined for a file that is not shown. */
  file: string | undefined;
  size: number;
  /** Whether it is in a folder of the dataset. */
  isOwn: boolean;
}

/**
 * Finds files by paths that start from one of the folders. No path leads out of that folder, by its parts
 * or by a link, and hidden files are not shown.
 */
export function createFileLocator({ own, around, repository }: LocalFolders) {
  const roots = [...new Set([...own, ...around])]
    .filter((folder) => existsSync(folder))
    .map(toReal);
  const [tasks = '', ...others] = own.map(toReal);
  const top = repository === undefined ? undefined : toReal(repository);
  /** Most names that look like a path start from no folder that there is. */
  const rootsOf = memoize((first: string) => roots.filter((root) => existsSync(join(root, first))));

  return (name: string): LocatedFile | undefined => {
    if (name === '' || isAbsolute(name) || name.includes('\0')) return undefined;
    for (const root of rootsOf(name.split('/', 1)[0] ?? '')) {
      const path = findRealPath(join(root, name));
      const stats = path !== undefined && isWithin(path, root) && statSync(path);
      if (!path || !stats || !stats.isFile()) continue;
      const isOwn = [tasks, ...others].some((folder) => isWithin(path, folder));
      const isShown = isOwn || (top !== undefined && isWithin(path, top));
      const file = toRelativeName(tasks, path);
      return { path, isOwn, size: stats.size, file: isShown && !isHidden(file) ? file : undefined };
    }
    return undefined;
  };
}

const toReal = (folder: string): string => findRealPath(folder) ?? folder;

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

const isHidden = (file: string): boolean => /(?:^|\/)\.(?!\.?\/)/.test(file);
