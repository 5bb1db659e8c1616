import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';

/** A file as its folder lists it. */
export interface ListedFile {
  /** Below the folder, with slashes. */
  name: string;
  size: number;
  /** When it was last written, in milliseconds; a program may set that to any time. */
  time: number;
  /** When the system last changed anything about it, in milliseconds. */
  changed: number;
}

/** Files that the file managers of macOS and Windows leave in a folder that they show. */
const ofFileManagers = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** The entries of a folder, without what file managers leave there. */
export const readEntries = (path: string): Dirent[] =>
  readdirSync(path, { withFileTypes: true }).filter(({ name }) => !ofFileManagers.has(name));

/**
 * All files below a folder. It waits for the disk: `readdir` with `recursive` takes longer, and so
 * do as many small calls in other threads.
 */
export const listFiles = (folder: string): ListedFile[] => [...walk(folder, '')];

function* walk(root: string, prefix: string): Iterable<ListedFile> {
  for (const entry of readEntries(`${root}/${prefix}`)) {
    const name = `${prefix}${entry.name}`;
    if (entry.isDirectory()) {
      yield* walk(root, `${name}/`);
    } else if (!entry.isSymbolicLink() || existsSync(`${root}/${name}`)) {
      // A broken link, such as the lock of an editor, is not a file.
      yield listFile(root, name);
    }
  }
}

export function listFile(folder: string, name: string): ListedFile {
  const { size, mtimeMs, ctimeMs } = statSync(`${folder}/${name}`);
  return { name, size, time: mtimeMs, changed: ctimeMs };
}
