import type { ListedFile } from './list-files.ts';

/** How much room a site takes. */
export interface SiteSize {
  files: number;
  bytes: number;
}

/** Counts the files of a built site and adds up their bytes. */
export const measureSite = (files: readonly ListedFile[]): SiteSize => ({
  files: files.length,
  bytes: files.reduce((bytes, { size }) => bytes + size, 0),
});
