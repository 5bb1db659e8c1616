import { statSync } from 'node:fs';
import { listFiles } from '../build/list-files.ts';
import type { BuildNote, BuildNotes } from './build-notes.ts';
import { digestListing } from './digest-listing.ts';
import { bringFormerFiles } from './former-files.ts';

/** What of a former site need not be made anew. */
export type Reusable = Pick<BuildNote, 'keys' | 'search'>;

/** The site of the former build, as that build left it. */
export interface FormerBuild extends BuildNote {
  /**
   * Puts its files into a folder, as further links.
   *
   * @returns what can be used of them; nothing when not all of them are there, or when the site was
   *   replaced meanwhile, so that others may be.
   */
  bring(folder: string): Promise<Reusable | undefined>;
}

/** The former build, when its site lies in the output folder as that build left it. */
export async function findFormerBuild(
  notes: BuildNotes,
  out: string,
): Promise<FormerBuild | undefined> {
  const note = await notes.read();
  if (!note) return undefined;
  try {
    // A build puts another folder there.
    const { ino } = statSync(out);
    if (digestListing(listFiles(out)) !== note.listing) return undefined;
    return {
      ...note,
      async bring(folder) {
        const isWhole = await bringFormerFiles(out, folder);
        const isSame = statSync(out, { throwIfNoEntry: false })?.ino === ino;
        return isWhole && isSame ? note : undefined;
      },
    };
  } catch {
    // The site has been removed.
    return undefined;
  }
}
