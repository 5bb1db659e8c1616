import { isAbsolute, relative, sep } from 'node:path';

/** A path with forward slashes. On Linux and macOS a backslash is part of a name. */
export const toSlashes = (path: string, separator: string = sep): string =>
  path.replaceAll(separator, '/');

/** The name that findings give a file: its path from a folder, with forward slashes. */
export const toRelativeName = (folder: string, path: string): string =>
  toSlashes(relative(folder, path));

/** Whether a path is that of a folder or of something in it; both are absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner);
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path));
}
