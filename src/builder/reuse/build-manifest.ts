import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildResult } from '../build-site.ts';
import { removeFolders, removeLeftOvers } from '../output/stale-folders.ts';
import type { PageKeyList } from './reusable-pages.ts';
import { cacheFolder } from '../output/cache-folder.ts';
import type { KnownFindings } from './findings-cache.ts';
import { removeOldest } from '../output/remove-oldest.ts';

const place = join(cacheFolder, 'builds');
/** Each takes some hundred bytes a page. */
const mostNotes = 10;
const underway = 'underway-';

/** What a build says of itself, for the next one. */
export interface BuildNote {
  /** Of all that the site was made from. */
  fingerprint: string;
  /** Of the files that it left in the output folder. */
  listing: string;
  keys: PageKeyList;
  result: BuildResult;
}

/** A note that was left, with what is read only when it is needed. */
export interface FoundNote extends BuildNote {
  /** Those that can be read. */
  readFindings(): KnownFindings;
}

/** Where builds with some settings leave a note. */
export interface BuildNotes {
  read(): Promise<FoundNote | undefined>;
  write(note: BuildNote, findings: KnownFindings): Promise<void>;
}

/**
 * The notes of builds with some settings. The last one counts.
 *
 * @param product what tells one state of Benchlight from another; none reads what another wrote.
 */
export function openBuildNotes(settings: object, product: string, parent = place): BuildNotes {
  const own = hash('sha256', JSON.stringify(settings)).slice(0, 16);
  const name = `${own}-${product.slice(0, 16)}.json`;
  return {
    async read() {
      try {
        const [note = '', findings = ''] = (await readFile(join(parent, name), 'utf8')).split('\n');
        return {
          ...(JSON.parse(note) as BuildNote),
          readFindings: () => parseFindings(findings),
        };
      } catch {
        // There was no build yet.
        return undefined;
      }
    },
    async write(note, findings) {
      await mkdir(parent, { recursive: true });
      await removeLeftOvers(parent, underway);
      const fresh = join(parent, `${underway}${process.pid}`);
      await writeFile(fresh, `${JSON.stringify(note)}\n${JSON.stringify(findings)}`);
      await rename(fresh, join(parent, name));
      const notes = await readdir(parent);
      const outdated = notes.filter((other) => other.startsWith(own) && other !== name);
      await removeFolders(outdated.map((other) => join(parent, other)));
      await removeOldest(parent, mostNotes, underway);
    },
  };
}

function parseFindings(text: string): KnownFindings {
  try {
    return JSON.parse(text) as KnownFindings;
  } catch {
    // Somebody changed the note; all files are checked again.
    return {};
  }
}
