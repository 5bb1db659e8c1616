import { compareText } from '#text/compare-text.ts';
import { hasCopies, isIgnored } from '../files/ignored-names.ts';
import { folderNames, ignoreUnread, joinNames, walkFolders } from '../files/walk-folders.ts';

/** A folder that belongs to a single task. */
export interface TaskFolder {
  /** From the folder of the tasks. */
  folder: string;
  /** The file of the task. */
  task: string;
  /** Folders in it at any depth that have tasks of their own. */
  others: readonly string[];
}

/** More files and folders of one task than these are not looked at. */
const mostFiles = 100;
const mostFolders = 20;

/**
 * The folders that have exactly one task, without the root: all files there may be of any task.
 *
 * @param tasks the files of all tasks.
 */
export function listTaskFolders(tasks: readonly string[]): TaskFolder[] {
  const byFolder = Map.groupBy(tasks, folderOf);
  const single = [...byFolder].filter(([folder, { length }]) => folder !== '' && length === 1);
  const inner = new Map<string, string[]>();
  for (const folder of byFolder.keys()) {
    for (let outer = folderOf(folder); outer !== ''; outer = folderOf(outer)) {
      inner.set(outer, [...(inner.get(outer) ?? []), folder]);
    }
  }
  return single.map(([folder, [task = '']]) => ({
    folder,
    task,
    others: inner.get(folder) ?? [],
  }));
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The files in the folder of a task and below, without links, hidden files and copies that a run has written. */
export function listFilesOf({ folder, task, others }: TaskFolder, root: string): string[] {
  const files: string[] = [];
  walkFolders(`${root}/${folder}`, {
    visit({ path, entries }) {
      const place = path === '' ? folder : joinNames(folder, path);
      if (hasCopies(place, new Set(entries.map(({ name }) => name)))) return [];
      const plain = entries.filter((entry) => entry.isFile() && !isIgnored(entry.name));
      files.push(...plain.map(({ name }) => joinNames(place, name)));
      return folderNames(entries).filter(
        (name) => !isIgnored(name) && !others.includes(joinNames(place, name)),
      );
    },
    skip: ignoreUnread,
    most: mostFolders,
  });
  return files
    .filter((file) => file !== task)
    .sort(compareText)
    .slice(0, mostFiles);
}
