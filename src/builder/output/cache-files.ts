import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../../dataset/cache/cache-folder.ts';
import { renamePatiently } from '../../dataset/files/rename-patiently.ts';
import { isWithin } from '../../dataset/relative-name.ts';
import { UsageError } from '../../dataset/usage-error.ts';
import { nameUnderway } from '../lock/process-name.ts';
import { cacheFolders } from './cache-folders.ts';
import { removeFolders, removeStale } from './stale-folders.ts';

/** Removes what interrupted builds left in the folders of the cache. */
export async function clearCache(folders = Object.values(cacheFolders)): Promise<void> {
  await Promise.all(folders.map(removeStale));
}

/**
 * Makes a folder of the cache; a file in its place, or in that of a folder of the cache around it, is
 * removed.
 *
 * @throws UsageError when the cache itself is a file.
 */
export async function prepareFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() === true) return;
  const around = dirname(folder);
  if (isWithin(around, dirname(cacheFolder))) await prepareFolder(around);
  else await mkdir(around, { recursive: true });
  // A user may have named it by mistake.
  if (found && folder === cacheFolder) {
    throw new UsageError(
      `the cache ${cacheFolder} is a file, not a folder`,
      'Name a folder with BENCHLIGHT_CACHE, or remove the file.',
    );
  }
  // A broken link is there too, though it cannot be followed.
  await removeFolders([folder]);
  await mkdir(folder, { recursive: true });
}

/**
 * Moves a file or folder to its place. What is already there is removed, unless it can be used: a build
 * that started at the same moment may have put it there, and work with it.
 *
 * @returns whether it was moved.
 */
export async function putInPlace(
  from: string,
  to: string,
  isUsable = (): boolean => false,
  attempts = 10,
): Promise<boolean> {
  try {
    await renamePatiently(from, to);
    return true;
  } catch (error) {
    if (isUsable()) return false;
    if (attempts === 1) throw error;
    const aside = join(dirname(to), nameUnderway());
    await renamePatiently(to, aside).catch((failure: unknown) => {
      // Another build may have moved it already.
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
    try {
      return await putInPlace(from, to, isUsable, attempts - 1);
    } finally {
      await removeFolders([aside]);
    }
  }
}
