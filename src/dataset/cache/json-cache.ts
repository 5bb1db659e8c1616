import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, markUsed, writeCacheFile } from './cache-files.ts';
import { cacheFolder } from './cache-folder.ts';
import { readSealedLine, toSealedLine } from './sealed-line.ts';

/** Values of one kind that later runs use again; all of it works without, more slowly. */
export interface JsonCache<Value> {
  /** Undefined for what is not there, was damaged, or is of another name. */
  read: (name: string) => Value | undefined;
  /** Puts a value there whole or not at all. */
  write: (name: string, value: Value) => void;
  remove: (name: string) => void;
}

/**
 * Opens a folder of the cache.
 *
 * @param most how many values stay; those that were not used for longest are removed.
 */
export function openJsonCache<Value>(kind: string, most: number): JsonCache<Value> {
  const pathOf = (name: string) => join(cacheFolder, kind, `${name}.json`);
  return {
    read(name) {
      try {
        const value = readSealedLine(name, readFileSync(pathOf(name), 'utf8')) as Value | undefined;
        markUsed(pathOf(name));
        return value;
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      writeCacheFile(pathOf(name), toSealedLine(name, value), most);
    },
    remove(name) {
      attempt(() => {
        rmSync(pathOf(name), { force: true });
      });
    },
  };
}
