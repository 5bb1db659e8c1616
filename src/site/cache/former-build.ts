import { statSync } from 'node:fs';
import { listFiles } from '../build/list-files.ts';
import type { PageKeyList } from '../build/kept-pages.ts';
import type { BuildNote, BuildNotes } from './build-notes.ts';
import { digestListing } from './digest-listing.ts';
import { bringFormerFiles } from './former-files.ts';

/** The site of the former build, as that build left it. */
export interface FormerBuild extends BuildNote {
  /**
   * Puts its files into a folder, as further links.
   *
   * @returns the keys of its pages; none when not all files are there, or when its site was replaced
   *   meanwhile, so that other pages may lie there now.
   */
  bring(folder: string): Promise<PageKeyList>;
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
        return isWhole && isSame ? note.keys : {};
      },
    };
  } catch {
    // The site has been removed.
    return undefined;
  }
}
