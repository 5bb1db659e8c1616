import { openFileCache } from './file-cache.ts';

/** Values of one kind that later runs use again; all of it works without, more slowly. */
export interface JsonCache<Value> {
  /** Undefined for what is not there, was damaged, or is of another name. */
  read: (name: string) => Value | undefined;
  /** Puts a value there whole or not at all. */
  write: (name: string, value: Value) => void;
  remove: (name: string) => void;
}

/**
 * Opens a folder of the cache for values as JSON.
 *
 * @param most how many values stay; those that were not used for longest are removed.
 */
export function openJsonCache<Value>(kind: string, most: number): JsonCache<Value> {
  const files = openFileCache(kind, most);
  const fileOf = (name: string) => `${name}.json`;
  return {
    read(name) {
      const content = files.read(fileOf(name));
      return content && (JSON.parse(content.toString()) as Value);
    },
    write(name, value) {
      files.write(fileOf(name), JSON.stringify(value));
    },
    remove(name) {
      files.remove(fileOf(name));
    },
  };
}
