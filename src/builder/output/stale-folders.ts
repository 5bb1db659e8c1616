import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findProcessState, readOwner, underway } from '../lock/process-name.ts';

/** In milliseconds: no process of another machine or container works with one thing that long. */
const longest = 24 * 60 * 60 * 1000;

/** Removes the files and folders that interrupted builds did not put in their place. */
export async function removeStale(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  const begun = names.filter((name) => name.startsWith(underway)).map((name) => join(parent, name));
  const left = await Promise.all(begun.map(async (path) => ((await isStale(path)) ? [path] : [])));
  await removeFolders(left.flat());
}

async function isStale(path: string): Promise<boolean> {
  const owner = readOwner(basename(path));
  const state = owner ? findProcessState(owner) : 'unknown';
  if (state !== 'unknown') return state === 'ended';
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > longest;
}

/** After a failure, pages that are still being written may get in the way. */
export async function removeFolders(folders: readonly string[]): Promise<void> {
  const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 };
  await Promise.all(folders.map((folder) => rm(folder, removal)));
}
