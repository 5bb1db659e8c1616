import { readdirSync, statSync } from 'node:fs';

/** A file as its folder lists it. */
export interface ListedFile {
  /** Below the folder, with slashes. */
  name: string;
  size: number;
  /** When it was last written, in milliseconds. */
  time: number;
}

/**
 * All files below a folder. It waits for the disk: `readdir` with `recursive` takes longer, and so
 * do as many small calls in other threads.
 */
export function listFiles(folder: string): ListedFile[] {
  return [...walk(folder, '')];
}

function* walk(root: string, prefix: string): Iterable<ListedFile> {
  for (const entry of readdirSync(`${root}/${prefix}`, { withFileTypes: true })) {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) {
      yield* walk(root, `${name}/`);
    } else {
      const { size, mtimeMs } = statSync(`${root}/${name}`);
      yield { name, size, time: mtimeMs };
    }
  }
}
