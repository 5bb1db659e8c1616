import { existsSync } from 'node:fs';
import { posix, isAbsolute, join } from 'node:path';
import type { AbsentFile } from '#lint/model/local-files.ts';

/**
 * The files of these names that none of the folders has, if most of them are there: otherwise they may
 * be kept elsewhere. A file of a folder that has others of the names is absent too.
 */
export function findAbsentFiles(
  folders: readonly string[],
  names: readonly string[],
): Readonly<Record<string, AbsentFile>> {
  const roots = [...new Set(folders)].filter((folder) => existsSync(folder));
  const relative = names.filter(isPlain);
  const present = new Set(relative.filter((name) => isInAny(roots, name)));
  const isMost = present.size * 2 > relative.length;
  const filled = new Set([...present].map((name) => posix.dirname(name)).filter(isFolder));
  const absent = relative
    .filter((name) => !present.has(name))
    .map((name) => [name, { isFolderThere: filled.has(posix.dirname(name)) }] as const)
    .filter(([, { isFolderThere }]) => isMost || isFolderThere);
  return Object.fromEntries(absent);
}

/** A path below the folder, without places that are filled in later. */
export const isPlain = (name: string): boolean =>
  name !== '' && !isAbsolute(name) && !/^[a-z]:|:\/\/|(?:^|\/)\.\.(?:\/|$)|[\0$<>{}]/i.test(name);

const isFolder = (name: string): boolean => name !== '.';

/** Whether one of the folders has a file of this name. */
const isInAny = (folders: readonly string[], name: string): boolean =>
  folders.some((folder) => isIn(folder, name));

function isIn(root: string, name: string): boolean {
  try {
    return existsSync(join(root, name));
  } catch {
    return false;
  }
}
