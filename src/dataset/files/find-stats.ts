import { lstatSync, type Stats, statSync } from 'node:fs';

/** What a path leads to; undefined for one that leads nowhere, such as a link to itself. */
export const findStats = (path: string): Stats | undefined => attempt(statSync, path);

/** What is at a path, which may be a link. */
export const findOwnStats = (path: string): Stats | undefined => attempt(lstatSync, path);

export const isFolder = (path: string): boolean => findStats(path)?.isDirectory() === true;

function attempt(read: typeof statSync, path: string): Stats | undefined {
  try {
    // An error would take longer, and most calls are for what is missing.
    return read(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
