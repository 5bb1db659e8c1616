import { hasCode } from '#dataset/system-error.ts';
import { dirname, join } from 'node:path';
import { nameUnderway } from '#dataset/write/process-name.ts';
import { renamePatiently } from '#dataset/write/rename-patiently.ts';
import { removeFolders } from './remove-folders.ts';

/**
 * Moves a folder to its place. What is already there is removed, unless it can be used: a build that
 * started at the same moment may have put it there, and work with it.
 *
 * @returns whether it was moved.
 */
export async function putInPlace(
  from: string,
  to: string,
  isUsable: () => boolean,
  attempts = 10,
): Promise<boolean> {
  try {
    renamePatiently(from, to);
    return true;
  } catch (error) {
    if (isUsable()) return false;
    if (attempts === 1) throw error;
    const aside = join(dirname(to), nameUnderway());
    try {
      renamePatiently(to, aside);
    } catch (failure) {
      // Another build may have moved it already.
      if (!hasCode(failure, 'ENOENT')) throw error;
    }
    try {
      return await putInPlace(from, to, isUsable, attempts - 1);
    } finally {
      await removeFolders([aside]);
    }
  }
}
