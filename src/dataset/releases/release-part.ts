import { isWithin, toRelativeName } from '../relative-name.ts';
import type { ReleaseFiles } from './release-files.ts';

/** The path from the folder of `dataset.json` to the tasks folder, as in "os/"; empty if it is the same or elsewhere. */
export const toPartPrefix = (folder: string, tasksFolder: string): string =>
  folder === tasksFolder || !isWithin(tasksFolder, folder)
    ? ''
    : `${toRelativeName(folder, tasksFolder)}/`;

/**
 * What a release of a whole dataset has in the folder of a part. A release without that folder may be
 * one of the part itself, and stays as it is.
 */
export function pickPart(files: ReleaseFiles, prefix: string): ReleaseFiles {
  const isInPart = (file: string) => file.startsWith(prefix);
  const names = [...files.tasks.map(({ file }) => file), ...files.unreadable];
  if (prefix === '' || !names.some(isInPart)) return files;
  const toName = (file: string) => file.slice(prefix.length);
  return {
    ...files,
    tasks: files.tasks
      .filter(({ file }) => isInPart(file))
      .map((task) => ({ ...task, file: toName(task.file) })),
    unreadable: files.unreadable.filter(isInPart).map(toName),
  };
}
