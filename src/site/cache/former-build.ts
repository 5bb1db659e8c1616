import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildResult } from '../build/build-site.ts';
import { listFiles } from '../build/list-files.ts';
import { digestListing } from './digest-listing.ts';

/** What a build says of itself, for the next one. */
export interface Note {
  /** Of all that the site was made from. */
  fingerprint: string;
  /** Of the files that it left in the output folder. */
  listing: string;
  result: BuildResult;
}

const noteFile = 'build.json';

/** Notes that a finished site was made from what has a fingerprint. */
export async function noteBuild(cache: string, note: Note): Promise<void> {
  await writeFile(join(cache, noteFile), JSON.stringify(note));
}

/** The former build, when its site lies in the output folder as that build left it. */
export async function findFormerBuild(cache: string, out: string): Promise<Note | undefined> {
  const note = await readNote(cache);
  return note && digest(out) === note.listing ? note : undefined;
}

async function readNote(cache: string): Promise<Note | undefined> {
  try {
    return JSON.parse(await readFile(join(cache, noteFile), 'utf8')) as Note;
  } catch {
    // There was no build yet, or another one has the cache.
    return undefined;
  }
}

function digest(out: string): string | undefined {
  try {
    return digestListing(listFiles(out));
  } catch {
    // The site has been removed.
    return undefined;
  }
}
