import { rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { facets } from '../../catalogue/groups/facets.ts';
import { searchFolder } from '../../search/records/search-parts.ts';
import type { ListedFile } from '../output/list-files.ts';
import { answerOf } from '../writer/worker-reply.ts';

/** Where files lie that may be those of the former site; others are written anew by each build. */
export const keptFolders: readonly string[] = [
  searchFolder,
  'rules',
  't',
  'tasks',
  ...facets.map(({ name }) => name),
];

/** What the thread is started with. */
export interface FormerFilesData {
  from: string;
  to: string;
  /** The digest that the listing of all its files must have. */
  listing: string;
  folders: readonly string[];
}

/**
 * Puts the files of a former site into a folder, as further links to them, in a thread of its own.
 * Whoever makes another file of the same name has to remove the link first, and those that nobody
 * claims have to go: see `removeUnclaimed`.
 *
 * @param listing what `digestListing` says of the site; another is not brought.
 * @returns whether all of them are there; some disks take no links.
 */
export async function bringFormerFiles(
  from: string,
  to: string,
  listing: string,
): Promise<boolean> {
  const workerData: FormerFilesData = { from, to, listing, folders: keptFolders };
  const thread = new Worker(new URL('previous-files-thread.ts', import.meta.url), { workerData });
  const isWhole = await answerOf(thread).then(
    () => true,
    () => false,
  );
  await thread.terminate();
  return isWhole;
}

/** Removes the files of a former site that the new one does not have; returns the others. */
export function removeUnclaimed(
  folder: string,
  files: readonly ListedFile[],
  claimed: ReadonlySet<string>,
): ListedFile[] {
  return files.filter(({ name }) => {
    const [first = ''] = name.split('/', 1);
    if (!keptFolders.includes(first) || claimed.has(name)) return true;
    rmSync(join(folder, name));
    removeIfEmpty(dirname(join(folder, name)));
    return false;
  });
}

/** Removes a folder in which nothing is left, and those that were there for it alone. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  removeIfEmpty(dirname(folder));
}
