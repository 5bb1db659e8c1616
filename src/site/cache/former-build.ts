import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildResult } from '../build-site.ts';
import { listFiles } from '../list-files.ts';
import { digestListing } from './digest-listing.ts';

/** What a build says of itself, for the next one. */
export interface Note {
  /** Of all that the site was made from. */
  fingerprint: string;
  /** The folder that it was written to, and what lies there since. */
  out: string;
  listing: string;
  result: BuildResult;
}

const noteFile = 'build.json';

/** Notes that a finished site was made from what has a fingerprint. */
export async function noteBuild(cache: string, note: Note): Promise<void> {
  await writeFile(join(cache, noteFile), JSON.stringify(note));
}

/** The result of the former build, when it is the one to be made and its site lies there unchanged. */
export async function findSameBuild(
  cache: string,
  { fingerprint, out }: Pick<Note, 'fingerprint' | 'out'>,
): Promise<BuildResult | undefined> {
  const note = await readNote(cache);
  if (note?.fingerprint !== fingerprint || note.out !== out) return undefined;
  return isListed(note) ? note.result : undefined;
}

async function readNote(cache: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(join(cache, noteFile), 'utf8')) as Note;
  } catch {
    // There was no build yet, or another one has the cache.
    return undefined;
  }
}

function isListed({ out, listing }: Note): boolean {
  try {
    return digestListing(listFiles(out)) === listing;
  } catch {
    // The site has been removed.
    return false;
  }
}
