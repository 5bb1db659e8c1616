import { relative, sep } from 'node:path';

/** The name that findings give a file: its path from a folder, with forward slashes. */
export const toRelativeName = (folder: string, path: string): string =>
  relative(folder, path).replaceAll(sep, '/');
