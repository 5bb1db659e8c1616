import type { ProgramPage } from '../program/page-program.ts';

/** The key of each page that has one, by its file. */
export type PageKeyList = Readonly<Record<string, string>>;

/** What a build knows of its pages before it renders any. */
export interface ComparedPages {
  keys: PageKeyList;
  /** The files of pages that are those of the former site. */
  kept: ReadonlySet<string>;
}

/** @param formerKeys those of the former site, all of whose files lie in the new folder. */
export function comparePages(
  pages: readonly ProgramPage[],
  formerKeys: PageKeyList,
): ComparedPages {
  const keys: Record<string, string> = {};
  const kept = new Set<string>();
  for (const page of pages) {
    const file = toPageFile(page);
    if (page.key === undefined) continue;
    keys[file] = page.key;
    if (formerKeys[file] === page.key) kept.add(file);
  }
  return { keys, kept };
}

/** The page that tells of a missing one. */
export const isNotFound = ({ name }: Pick<ProgramPage, 'name'>): boolean => name === '404';

/** Hosts look for one page by the name of its file; all others are the only file of a folder. */
export const toPageFile = (page: Pick<ProgramPage, 'name' | 'address'>): string =>
  isNotFound(page) ? '404.html' : toFolderFile(page.address);

/** The file that is read at an address which ends in a slash. */
export const toFolderFile = (address: string): string => `${address.slice(1)}index.html`;
