import { withoutFinalSlashes } from '#text/without-final-slashes.ts';

/** Whether a path of any system starts at the root, at a drive or in the home folder. */
export const isAbsolutePath = (path: string): boolean => absolute.test(path);

const absolute = /^(?:[/\\~]|[a-z]:(?:[/\\]|$))/i;

/** Whether a word is a path of Windows from which a shell of Linux took the backslashes, as in "C:Users". */
export const lacksBackslashes = (word: string): boolean => /^[a-z]:\w/i.test(word);

/** A path with forward slashes, which Windows accepts too. */
export const toForwardSlashes = (path: string): string => path.replaceAll('\\', '/');

/** A path, relative to a folder unless it is absolute. */
export function joinPath(folder: string | undefined, path: string): string {
  if (folder === undefined || isAbsolutePath(path)) return path;
  return `${withoutFinalSlashes(folder)}/${path}`;
}

/** The folder of a path of any system; empty for a bare name and for what is at the root. */
export const folderOf = (path: string): string =>
  path.slice(0, Math.max(0, path.lastIndexOf('/'), path.lastIndexOf('\\')));

/** Whether a path of any system is below a folder that is written without a final slash. */
export const isBelow = (path: string, folder: string): boolean =>
  path.startsWith(folder) && /^[/\\]/.test(path.slice(folder.length));
