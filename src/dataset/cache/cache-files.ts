import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOwnStats, findStats, isFolder } from '../files/find-stats.ts';
import { isWithin } from '../relative-name.ts';
import { UsageError } from '../usage-error.ts';
import { makeFolder } from '../write/make-folder.ts';
import { readOwner } from '../write/process-name.ts';
import { cacheFolder } from './cache-folder.ts';

/** Does something that saves later runs time, and that is left out where the cache cannot be written. */
export function attempt(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}

/**
 * Makes a folder of the cache; a file in its place, or in that of a folder of the cache around it, is
 * removed.
 *
 * @throws UsageError when the cache itself is a file.
 */
export function prepareFolder(folder: string): void {
  if (isFolder(folder)) return;
  const around = dirname(folder);
  if (isWithin(around, dirname(cacheFolder))) prepareFolder(around);
  else makeFolder(around);
  // A user may have named it by mistake.
  if (findStats(folder) && folder === cacheFolder) {
    throw new UsageError(
      `the cache ${cacheFolder} is a file, not a folder`,
      'Name a folder with BENCHLIGHT_CACHE, or remove the file.',
    );
  }
  // A broken link is there too, though it cannot be followed.
  if (findOwnStats(folder)) rmSync(folder, { recursive: true, force: true });
  makeFolder(folder);
}

/** What is used counts as new. */
export function markUsed(path: string): void {
  const now = new Date();
  attempt(() => {
    utimesSync(path, now, now);
  });
}

/** Removes all but the newest entries of a folder; what is not in its place yet does not count. */
export function removeOldest(folder: string, most: number): void {
  const names = readdirSync(folder).filter((name) => !readOwner(name));
  if (names.length <= most) return;
  const entries = names.map((name) => {
    const path = join(folder, name);
    // Another run may have removed it meanwhile.
    return { path, time: findStats(path)?.mtimeMs ?? 0 };
  });
  entries.sort((one, other) => other.time - one.time);
  for (const { path } of entries.slice(most)) {
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
}
