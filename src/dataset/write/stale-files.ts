import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOwnStats } from '../files/find-stats.ts';
import { findProcessState, readOwner } from './process-name.ts';

/** In milliseconds: no process of another machine or container works with one thing that long. */
const longest = 24 * 60 * 60 * 1000;

/**
 * Removes from a folder the files and folders that processes named with `nameUnderway` and did not put
 * in their place before they ended.
 */
export function removeStale(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (isStale(folder, name)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // They only take space, and a folder may be read-only.
  }
}

function isStale(folder: string, name: string): boolean {
  const owner = readOwner(name);
  if (!owner) return false;
  const state = findProcessState(owner);
  if (state !== 'unknown') return state === 'ended';
  const found = findOwnStats(join(folder, name));
  return found !== undefined && Date.now() - found.mtimeMs > longest;
}
