import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isIgnored } from '../files/ignored-names.ts';
import { folderNames, ignoreUnread, walkFolders } from '../files/walk-folders.ts';
import type { CheckedFiles } from '../load/load-files.ts';

/** Tasks that were read, and where from. */
export type ReadFolders = Pick<
  CheckedFiles,
  'folder' | 'tasks' | 'environmentFolder' | 'resultFolders' | 'baselineFile'
>;

/** The folders whose files decide what is read of a folder of tasks or a file, before it is read. */
export function listTargetFolders(path: string): string[] {
  const within = listFolders(path);
  if (within.length === 0) return [dirname(path)];
  // With settings beside the folder, suites may be in further folders beside it.
  const beside = dirname(path);
  return existsSync(join(beside, 'dataset.json')) ? listFolders(beside) : within;
}

/** A tree of results may have a folder for each of 100,000 results; systems allow fewer to be watched. */
const mostOfResults = 4000;

/** Further folders that were read: behind links, of the environment, and of results. */
export function listReadFolders(read: ReadFolders): string[] {
  const { folder, tasks, environmentFolder, resultFolders = [] } = read;
  return [
    folder,
    ...new Set(tasks.map(({ file }) => dirname(join(folder, file)))),
    ...(environmentFolder === undefined ? [] : listFolders(environmentFolder)),
    ...resultFolders.flatMap((tree) => listFolders(tree, mostOfResults)),
  ];
}

/**
 * A folder and those in it at any depth in which tasks are looked for; none for a file. If there are more
 * than the limit, the deepest are left out.
 */
function listFolders(start: string, most = Infinity): string[] {
  const folders: string[] = [];
  walkFolders(start, {
    visit({ path, entries }) {
      folders.push(join(start, path));
      return folderNames(entries).filter((name) => !isIgnored(name));
    },
    skip: ignoreUnread,
    most,
  });
  return folders;
}
