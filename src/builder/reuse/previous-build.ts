import { existsSync } from 'node:fs';
import { listFiles } from '../output/list-files.ts';
import type { PageKeyList } from './reusable-pages.ts';
import type { BuildNotes, FoundNote } from './build-manifest.ts';
import { digestListing } from './digest-listing.ts';
import { bringFormerFiles } from './previous-files.ts';

/** The former build, whose site may lie in the output folder as it was left. */
export interface FormerBuild extends FoundNote {
  /** Whether it does. */
  isThere(): boolean;
  /**
   * Puts its files into a folder, as further links.
   *
   * @returns the keys of its pages; none when not all files are there, or when its site was replaced
   *   meanwhile, so that other pages may lie there now.
   */
  bring(folder: string): Promise<PageKeyList>;
}

/** The former build, when it left a note and there is something in the output folder. */
export async function findFormerBuild(
  notes: BuildNotes,
  out: string,
): Promise<FormerBuild | undefined> {
  const note = await notes.read();
  if (!note || !existsSync(out)) return undefined;
  const { listing, keys } = note;
  return {
    ...note,
    isThere() {
      try {
        return digestListing(listFiles(out)) === listing;
      } catch {
        // The site has been removed.
        return false;
      }
    },
    async bring(folder) {
      return (await bringFormerFiles(out, folder, listing)) ? keys : {};
    },
  };
}
