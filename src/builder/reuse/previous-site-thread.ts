import { parentPort, workerData } from 'node:worker_threads';
import { checkFileDigests } from '../output/file-digests.ts';
import { type ListedFile, listFiles } from '../output/list-files.ts';
import { replyTo } from '../writer/worker-reply.ts';
import { digestListing } from './digest-listing.ts';
import type { LeftSite } from './previous-site.ts';

const folder = workerData as string;
const files = tryList();

/** Replies with all files, if they are as the build left them. */
parentPort?.on('message', (left: LeftSite) => {
  void replyTo(() => (files && isAsLeft(files, left) ? files : undefined));
});

/** Something may be missing, or not be readable. */
function tryList(): readonly ListedFile[] | undefined {
  try {
    return listFiles(folder);
  } catch {
    return undefined;
  }
}

function isAsLeft(listed: readonly ListedFile[], { listing, contents }: LeftSite): boolean {
  if (digestListing(listed) === listing) return true;
  const names = listed.map(({ name }) => name);
  try {
    return checkFileDigests(folder, names) === contents;
  } catch {
    return false;
  }
}
