import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files and folders that interrupted builds left behind.
 *
 * @param prefix in their names, what precedes the id of the process that works with them.
 */
export async function removeStale(parent: string, prefix: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const left = names.filter((name) => {
    const owner = name.slice(prefix.length);
    return name.startsWith(prefix) && /^\d+$/.test(owner) && !isRunning(Number(owner));
  });
  await removeFolders(left.map((name) => join(parent, name)));
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
