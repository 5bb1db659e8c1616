import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the folders that interrupted builds left behind.
 *
 * @param name matches a folder's name, with the id of the process that works in it.
 */
export async function removeLeftOvers(parent: string, name: RegExp): Promise<void> {
  const entries = await readdir(parent).catch(() => []);
  const left = entries.filter((entry) => {
    const owner = name.exec(entry)?.[1];
    return owner !== undefined && !isRunning(Number(owner));
  });
  await removeFolders(left.map((entry) => join(parent, entry)));
}

/** After a failure, pages that are still being written may get in the way. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  await Promise.all(folders.map((folder) => rm(folder, removal)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
