/** A page as its address names it. */
interface NamedPage {
  /** Its path without the base, and without slashes at the ends. */
  name: string;
  /** Where it is read, without the base. */
  address: string;
}

/** The 404 page. */
export const isNotFound = ({ name }: Pick<NamedPage, 'name'>): boolean => name === '404';

/** Hosts look for the 404 page by the name of its file; every other is the only file of a folder. */
export const toPageFile = (page: NamedPage): string =>
  isNotFound(page) ? '404.html' : toFolderFile(page.address);

/** The file that is read at an address which ends in a slash. */
export const toFolderFile = (address: string): string => `${address.slice(1)}index.html`;
