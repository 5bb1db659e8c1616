import { posix } from 'node:path';

/** The folders with more modules than they may have, tests not counted. */
export function findOverfullFolders(files: readonly string[], most: number): string[] {
  const modules = files.filter((file) => !/\.(?:test|spec)\./.test(file));
  return [...Map.groupBy(modules, (file) => posix.dirname(file))]
    .filter(([, inFolder]) => inFolder.length > most)
    .map(([folder, inFolder]) => `${folder}: ${inFolder.length}`)
    .sort();
}
