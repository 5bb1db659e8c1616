import { linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type ListedFile, listFiles } from '../output/list-files.ts';
import { checkFileDigests } from '../output/file-digests.ts';
import { replyTo } from '../writer/worker-reply.ts';
import type { Reason } from './decide-reuse.ts';
import { digestListing } from './digest-listing.ts';
import type { LinkerData } from './link-files.ts';

const { from, to, listing, contents } = workerData as LinkerData;

let listed: readonly ListedFile[] = [];
await replyTo(() => {
  if (!isAsLeft()) throw refuse('the output folder was changed');
  tryLink(listed[0]?.name ?? '');
});
const folder = statSync(from, { throwIfNoEntry: false })?.ino;

parentPort?.on('message', (names: readonly string[]) => {
  void replyTo(() => {
    for (const name of names) {
      if (name.endsWith('/')) linkFolder(name);
      else link(name);
    }
    // Another build puts another folder there.
    if (statSync(from).ino !== folder) throw new Error('the previous site was replaced');
  });
});

function isAsLeft(): boolean {
  try {
    listed = listFiles(from);
    if (digestListing(listed) === listing) return true;
    const names = listed.map(({ name }) => name);
    return checkFileDigests(from, names) === contents;
  } catch {
    // Something is missing, or cannot be read.
    return false;
  }
}

function linkFolder(folderName: string): void {
  for (const { name } of listed) if (name.startsWith(folderName)) link(name);
}

const made = new Set<string>();

function link(file: string): void {
  const path = join(to, file);
  const parent = dirname(path);
  if (!made.has(parent)) mkdirSync(parent, { recursive: true });
  made.add(parent);
  linkSync(join(from, file), path);
}

/** Some file systems have no links. */
function tryLink(file: string): void {
  const trial = join(to, '.link');
  try {
    linkSync(join(from, file), trial);
    rmSync(trial);
  } catch {
    throw refuse('the file system has no links');
  }
}

function refuse(reason: Reason): Error {
  return Object.assign(new Error(reason), { code: reason });
}
