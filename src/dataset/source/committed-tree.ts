import { posix } from 'node:path';
import type { WalkedEntry } from '../files/walk-folders.ts';
import type { CommittedFile } from '../git/repository.ts';
import type { SourceTree } from './source-tree.ts';
import { toRelativeName } from '../relative-name.ts';

/**
 * The files of a commit, as if they were checked out.
 *
 * @param top The folder of the repository.
 * @param files Their paths from there.
 * @param textOf The text of an object.
 */
export function toCommittedTree(
  top: string,
  files: readonly CommittedFile[],
  textOf: (blob: string) => string,
): SourceTree {
  const blobs = new Map(files.map(({ file, blob }) => [file, blob]));
  const folders = listFolders(blobs.keys());
  const nameOf = (path: string) => toRelativeName(top, path);
  const blobOf = (folder: string, path: string) => blobs.get(posix.join(nameOf(folder), path));
  return {
    list(folder) {
      const entries = folders.get(nameOf(folder));
      if (!entries) throw new Error(`the commit has no folder ${folder}`);
      return [...entries.values()];
    },
    has: (path) => blobs.has(nameOf(path)) || folders.has(nameOf(path)),
    hasFile: (folder, path) => blobOf(folder, path) !== undefined,
    read(folder, path) {
      const blob = blobOf(folder, path);
      return blob === undefined ? undefined : textOf(blob);
    },
    findRepository: () => top,
  };
}

/** What is in each folder, by name. */
function listFolders(paths: Iterable<string>): Map<string, Map<string, WalkedEntry>> {
  const folders = new Map<string, Map<string, WalkedEntry>>([['', new Map()]]);
  for (const path of paths) {
    const parts = path.split('/');
    for (const [index, name] of parts.entries()) {
      const folder = parts.slice(0, index).join('/');
      const entries = folders.get(folder) ?? new Map<string, WalkedEntry>();
      folders.set(folder, entries);
      if (!entries.has(name)) entries.set(name, toEntry(name, index === parts.length - 1));
    }
  }
  return folders;
}

const toEntry = (name: string, isFile: boolean): WalkedEntry => ({
  name,
  isFile: () => isFile,
  isDirectory: () => !isFile,
  isSymbolicLink: () => false,
});
