import { toJsonFileStem } from '#text/file-name.ts';

/**
 * A list of tasks in the form of a suite: an object of id lists by folder. As suites do, it names a
 * folder by the last part of its path. The id is the name of the file, by which tasks are loaded.
 *
 * @param files relative to the tasks folder
 */
export function toIdsByFolder(files: readonly string[]): string {
  const folders = Map.groupBy(files, (file) => file.split('/').at(-2) ?? '');
  const entries = [...folders].map(([folder, own]) => [folder, own.map(toJsonFileStem)]);
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
}
