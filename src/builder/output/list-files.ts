import { existsSync, statSync } from 'node:fs';
import { folderNames, joinNames, walkFolders } from '#dataset/files/walk-folders.ts';

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

/** Whether file managers leave a file of this name in a folder. */
export const isOfFileManager = (name: string): boolean => ofFileManagers.has(name);

/**
 * All files below a folder. It waits for the disk: `readdir` with `recursive` takes longer, and so
 * do as many small calls in other threads.
 */
export function listFiles(root: string): ListedFile[] {
  const files: ListedFile[] = [];
  walkFolders(root, {
    visit({ path, entries }) {
      for (const entry of entries) {
        if (entry.isDirectory() || isOfFileManager(entry.name)) continue;
        const name = joinNames(path, entry.name);
        // A broken link, such as the lock of an editor, is not a file.
        if (!entry.isSymbolicLink() || existsSync(`${root}/${name}`)) {
          files.push(listFile(root, name));
        }
      }
      return folderNames(entries);
    },
  });
  return files;
}

export function listFile(folder: string, name: string): ListedFile {
  const { size, mtimeMs, ctimeMs } = statSync(`${folder}/${name}`);
  return { name, size, time: mtimeMs, changed: ctimeMs };
}
