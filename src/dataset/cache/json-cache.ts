import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
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

const ending = '.json';
/** The beginning of the names of values that are not whole yet. */
const underway = 'underway-';

/**
 * Opens a folder of the cache.
 *
 * @param most how many values stay; those that were not used for longest are removed.
 */
export function openJsonCache<Value>(kind: string, most: number): JsonCache<Value> {
  const folder = join(cacheFolder, kind);
  const pathOf = (name: string) => join(folder, `${name}${ending}`);
  return {
    read(name) {
      try {
        const value = readSealedLine(name, readFileSync(pathOf(name), 'utf8')) as Value | undefined;
        attempt(() => {
          const now = new Date();
          utimesSync(pathOf(name), now, now);
        });
        return value;
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        const own = join(folder, `${underway}${process.pid}`);
        writeFileSync(own, toSealedLine(name, value));
        renameSync(own, pathOf(name));
        removeOldest(folder, most);
      });
    },
    remove(name) {
      attempt(() => {
        rmSync(pathOf(name), { force: true });
      });
    },
  };
}

/** A cache that cannot be written only costs time. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}

function removeOldest(folder: string, most: number): void {
  const all = readdirSync(folder);
  // Most are of programs that were stopped; one that still runs loses this value and nothing else.
  for (const name of all.filter((one) => one.startsWith(underway))) rmSync(join(folder, name));
  const names = all.filter((name) => name.endsWith(ending));
  if (names.length <= most) return;
  const paths = names.map((name) => join(folder, name));
  const times = paths.map((path) => ({ path, time: statSync(path).mtimeMs }));
  times.sort((one, other) => other.time - one.time);
  for (const { path } of times.slice(most)) rmSync(path, { force: true });
}
