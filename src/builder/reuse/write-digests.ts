import { type FileDigests, makeFileDigests, writeFileDigests } from '../output/file-digests.ts';
import type { ListedFile } from '../output/list-files.ts';

/**
 * Writes the list of a site's files; those that were reused have the digests that they had.
 *
 * @param made digests of other files, as far as they are known.
 * @param reused names of files.
 * @returns a digest of the list.
 */
export function writeDigests(
  folder: string,
  listed: readonly ListedFile[],
  made: FileDigests,
  previous: FileDigests,
  reused: readonly string[],
): string {
  const taken = new Set(reused);
  const available = new Map([...made, ...[...previous].filter(([name]) => taken.has(name))]);
  const names = listed.map(({ name }) => name);
  return writeFileDigests(folder, makeFileDigests(folder, names, available));
}
