import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOwnStats } from '../files/find-stats.ts';
import { removeStale } from '../write/stale-files.ts';
import { writeWhole } from '../write/write-whole.ts';
import { cacheFolder } from './cache-folder.ts';
import { attempt, markUsed, prepareFolder, removeOldest } from './cache-files.ts';

/** Files of one kind that later runs use again; all of it works without, more slowly. */
export interface FileCache {
  /** The content; undefined for what is not there, was damaged, or is of another name. */
  read: (name: string) => Buffer | undefined;
  /** Puts a file there whole or not at all. */
  write: (name: string, content: string | Uint8Array) => void;
  remove: (name: string) => void;
}

/**
 * Opens a folder of the cache. A run goes on without what cannot be written there.
 *
 * @param most how many files stay; those that were not used for longest are removed.
 */
export function openFileCache(kind: string, most: number): FileCache {
  const folder = resolve(cacheFolder, kind);
  return {
    read(name) {
      const path = join(folder, name);
      try {
        const content = unseal(name, readFileSync(path));
        if (content) markUsed(path);
        return content;
      } catch {
        return undefined;
      }
    },
    write(name, content) {
      const path = join(folder, name);
      attempt(() => {
        prepareFolder(folder);
        if (findOwnStats(path)?.isFile() === false) rmSync(path, { recursive: true });
        const bytes = Buffer.from(content);
        writeWhole(path, Buffer.concat([seal(name, bytes), bytes]), { isLasting: false });
        removeStale(folder);
        removeOldest(folder, most);
      });
    },
    remove(name) {
      attempt(() => {
        rmSync(join(folder, name), { force: true });
      });
    },
  };
}

/** A file begins with the digest of its name and of the rest, since a failure of the machine may damage it. */
function unseal(name: string, file: Buffer): Buffer | undefined {
  const content = file.subarray(sealLength);
  return seal(name, content).equals(file.subarray(0, sealLength)) ? content : undefined;
}

const seal = (name: string, content: Buffer): Buffer =>
  Buffer.from(`${createHash('sha256').update(`${name}\n`).update(content).digest('hex')} `);

const sealLength = 65;
