import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRaw } from '../files/read-files.ts';
import { listEntries, type WalkedEntry } from '../files/walk-folders.ts';
import { decodeSource } from './decode-source.ts';

/** Where the files of an environment are: on the disk, or in a commit as if it were checked out. Paths are absolute. */
export interface SourceTree {
  /** What is in a folder. @throws for a path that is not a folder, or that may not be read. */
  list: (folder: string) => readonly WalkedEntry[];
  has: (path: string) => boolean;
  /** Whether a path from a folder is that of a file to which no link leads. */
  hasFile: (folder: string, path: string) => boolean;
  /** The text of a file; undefined where it cannot be read. */
  read: (folder: string, path: string) => string | undefined;
  /** The nearest folder above that is a git repository, or the folder itself. */
  findRepository: (start: string) => string | undefined;
}

export const disk: SourceTree = {
  list: listEntries,
  has: existsSync,
  hasFile(folder, path) {
    try {
      // Most paths lead nowhere, and an error would take longer.
      if (!lstatSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) return false;
      const whole = join(realpathSync(folder), path);
      return realpathSync(whole) === whole;
    } catch {
      return false;
    }
  },
  read(folder, path) {
    const raw = readRaw(folder, path);
    if (raw.kind === 'refused') return undefined;
    return raw.kind === 'text' ? raw.text : decodeSource(raw.bytes);
  },
  findRepository,
};

/** The nearest folder above that is a git repository, or the folder itself. */
export function findRepository(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}
