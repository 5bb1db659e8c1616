import { realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import fastGlob from 'fast-glob';
import { isWithin } from './relative-name.ts';
import { describeSystemError } from './system-error.ts';
import { UsageError } from './usage-error.ts';

/**
 * Finds every JSON file below a folder, relative to it and in alphabetical order. Links to files
 * and folders are followed; a folder is entered once, however many links lead to it.
 *
 * @returns the files, and the broken links.
 */
export async function findJsonFiles(root: string): Promise<{ files: string[]; broken: string[] }> {
  const files = new Map<string, string>();
  const broken: string[] = [];
  const start = await realpath(root);
  const entered: string[] = [];
  const folders = [''];

  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    const realFolder = await realpath(join(root, folder));
    // A link to a folder that contains this one would search the whole disk.
    const isAround = entered.length > 0 && isWithin(start, realFolder);
    if (isAround || entered.some((outer) => isWithin(realFolder, outer))) continue;
    entered.push(realFolder);

    for (const { path, isLink } of await listEntries(join(root, folder))) {
      const file = posix.join(folder, path);
      const kind = isLink ? await kindOf(join(root, file)) : 'file';
      if (kind === 'folder') folders.push(file);
      if (!/\.json$/i.test(path)) continue;
      if (kind === 'nothing') broken.push(file);
      if (kind !== 'file') continue;
      const key = isLink ? await realpath(join(root, file)) : join(realFolder, path);
      // A file keeps its own name rather than that of a link to it.
      if (!isLink || !files.has(key)) files.set(key, file);
    }
  }
  return { files: [...files.values()].sort(), broken: broken.sort() };
}

async function listEntries(folder: string): Promise<{ path: string; isLink: boolean }[]> {
  const entries = await fastGlob('**', {
    cwd: folder,
    ignore: ['**/node_modules/**'],
    followSymbolicLinks: false,
    objectMode: true,
    onlyFiles: false,
  }).catch((cause: unknown) => {
    throw new UsageError(
      `a folder below ${folder} cannot be read: ${describeSystemError(cause)}`,
      'Change its permissions.',
      { cause },
    );
  });
  return (
    entries
      // Links last, so that a file is found under its own name first.
      .sort(
        (one, other) => Number(one.dirent.isSymbolicLink()) - Number(other.dirent.isSymbolicLink()),
      )
      .filter(({ dirent }) => !dirent.isDirectory())
      .map(({ path, dirent }) => ({ path, isLink: dirent.isSymbolicLink() }))
  );
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  try {
    const target = await stat(path);
    return target.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
}
