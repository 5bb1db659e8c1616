import { hash } from 'node:crypto';
import { openJsonCache } from '#dataset/cache/json-cache.ts';
import { digestOpened, type OpenDataset } from '#dataset/load/open-dataset.ts';
import { foldersOf } from '#dataset/load/open-folder.ts';
import type { DatasetFiles } from '#dataset/load/read-dataset.ts';
import { readLocalFiles } from '#dataset/local-files/read-local-files.ts';
import type { LocalNames } from '#dataset/local-files/list-local-names.ts';
import type { LocalFiles } from '#lint/model/local-files.ts';
import { isSameJson } from '#text/json/same-json.ts';
import { listFile, type ListedFile } from '../output/list-files.ts';
import { digestListing } from './digest-listing.ts';

/** A dataset whose task files may not have been read yet. */
export interface FoundDataset {
  /** If two digests are equal, so are the datasets. */
  digest: string;
  read: () => Promise<DatasetFiles>;
}

/** What an earlier build found in task files with some listing. */
interface EarlierDataset {
  localNames: LocalNames;
  localFiles: LocalFiles;
  digest: string;
}

const cache = openJsonCache<EarlierDataset>('datasets', 16);

/** In milliseconds. What is written after it was listed has the same time then, where clocks are coarse. */
const settledAfter = 2_000;

/**
 * Finds the digest of a dataset. Task files are read for it only if their sizes or times are not those
 * that an earlier build found.
 */
export async function findDataset(dataset: OpenDataset, now = Date.now()): Promise<FoundDataset> {
  const listing = listTasks(dataset, now);
  const earlier = listing === undefined ? undefined : cache.read(listing);
  if (earlier && hasSameLocalFiles(dataset, earlier)) {
    return {
      digest: earlier.digest,
      read: async () => (await loadReader()).readTaskFiles(dataset),
    };
  }
  const { digestDataset, readTaskFiles } = await loadReader();
  const files = readTaskFiles(dataset);
  const { localNames, localFiles } = files;
  const digest = digestDataset(files);
  if (listing !== undefined) {
    cache.write(listing, { localNames, localFiles, digest });
  }
  return { digest, read: () => Promise.resolve(files) };
}

/** What lists the names in tasks loads as many modules as all else of a build with nothing to do. */
const loadReader = () => import('#dataset/load/read-dataset.ts');

/** Undefined when a file cannot be listed, or was written just now. */
function listTasks(dataset: OpenDataset, now: number): string | undefined {
  const { folder, files } = dataset.opened;
  let listed: ListedFile[];
  try {
    listed = files.map((file) => listFile(folder, file));
  } catch {
    return undefined;
  }
  const isSettled = listed.every(
    ({ time, changed }) => Math.max(time, changed) < now - settledAfter,
  );
  if (!isSettled) return undefined;
  return hash('sha256', JSON.stringify([folder, digestOpened(dataset), digestListing(listed)]));
}

const hasSameLocalFiles = (
  { opened }: OpenDataset,
  { localNames, localFiles }: EarlierDataset,
): boolean => isSameJson(readLocalFiles(foldersOf(opened), localNames), localFiles);
