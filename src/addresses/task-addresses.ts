import { assignSegments, toSegment } from './segment.ts';
import { shortenDigest } from '#text/short-digest.ts';
import { shortHash } from '#text/short-hash.ts';

/** What the address of a task is made from. */
export interface Addressed {
  id: string;
  /** Relative to the tasks folder. */
  file: string;
}

/**
 * The part of the address after `/tasks/` for every task, in the given order. Tasks with the
 * same id get their folder added; ids that differ only in case get a short hash, since many file
 * systems ignore case.
 */
export function assignTaskPaths(tasks: readonly Addressed[]): string[] {
  const byId = Map.groupBy(tasks, ({ id }) => id);
  const segments = assignSegments(byId.keys());
  const taken = new Set<string>();

  return tasks.map(({ id, file }) => {
    const own = segments.get(id) ?? '';
    if (byId.get(id)?.length === 1) return own;

    const folder = toSegment(folderOf(file).replaceAll('/', '-') || 'root');
    const path = `${own}/${folder}`;
    const unique = taken.has(path.toLowerCase()) ? `${path}-${shortHash(file)}` : path;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** Where a list is of the tasks that share the id of the one at a path; undefined for a single one. */
export function toSharedPath(path: string): string | undefined {
  const end = path.indexOf('/');
  return end < 0 ? undefined : path.slice(0, end);
}

/** Where a version of a task is that a later one has replaced: below the task. */
export const toVersionPath = (path: string, digest: string): string =>
  `${path}/${shortenDigest(digest)}`;

/** The folder that a task shares with others: the one above, where each task has a folder of its own that is named like it. */
export function sharedFolderOf(file: string, id: string): string {
  const folder = folderOf(file);
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const isOwn = name !== '' && (name === id || file.endsWith(`/${name}.json`));
  return isOwn ? folderOf(folder) : folder;
}

/** The folder part of a relative path, without a slash at its end. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}
