import { checkFileDigests } from '../output/file-digests.ts';
import { type ListedFile, listFiles } from '../output/list-files.ts';
import type { Reason } from './decide-reuse.ts';
import { digestListing } from './digest-listing.ts';

/** The files of the previous site, or why they cannot be used. */
export type SiteState = { files: readonly ListedFile[] } | { unusable: Reason };

/** What a build left. */
export interface LeftSite {
  /** The digest that the listing of all files has, if nothing touched them. */
  listing: string;
  /** The digest that the list of the digests of all files must have. */
  contents: string;
}

/**
 * Compares the site in a folder with what the previous build left. Files are read only where their
 * times have changed, as those of a copy have.
 */
export function compareSite(folder: string, left: LeftSite): SiteState {
  try {
    const files = listFiles(folder);
    if (isAsLeft(folder, files, left)) return { files };
  } catch {
    // Something may be missing, or not be readable.
  }
  return { unusable: 'the output folder was changed' };
}

function isAsLeft(
  folder: string,
  files: readonly ListedFile[],
  { listing, contents }: LeftSite,
): boolean {
  if (digestListing(files) === listing) return true;
  const names = files.map(({ name }) => name);
  return checkFileDigests(folder, names) === contents;
}
