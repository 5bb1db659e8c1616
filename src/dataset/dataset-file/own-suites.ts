import { basename } from 'node:path';
import { toJsonFileStem } from '../../text/file-name.ts';
import { findJsonFiles } from '../files/find-files.ts';
import type { LoadedDatasetFile } from './dataset-file.ts';
import type { Suite } from './suites.ts';

/**
 * Suites as far as they concern a tasks folder. With `dataset.json` beside it, the folder may be one of
 * several of the dataset, whose suites list tasks of the others too.
 *
 * @param results folders of results, absolute, which are not searched for tasks.
 */
export async function toOwnSuites(
  suites: readonly Suite[],
  { folder, path }: Pick<LoadedDatasetFile, 'folder' | 'path'>,
  { tasksFolder, results }: { tasksFolder: string; results: readonly string[] },
): Promise<readonly Suite[]> {
  if (suites.length === 0 || path === undefined || folder === tasksFolder) return suites;
  const own = basename(tasksFolder);
  const { files } = await findJsonFiles(folder, new Set(results));
  const elsewhere = new Set(
    files.filter((file) => !isBelow(file, own)).map((file) => toKey(parentOf(file), file)),
  );
  return suites.map((suite) => ({
    ...suite,
    members: suite.members.filter(({ folder: parent, id }) => !elsewhere.has(`${parent}/${id}`)),
  }));
}

/** Whether a file is in a folder of the tasks folder; suites list files of the folder itself by its name. */
const isBelow = (file: string, own: string): boolean =>
  file.startsWith(`${own}/`) && file.split('/').length > 2;

const parentOf = (file: string): string => file.split('/').at(-2) ?? '';

const toKey = (parent: string, file: string): string => `${parent}/${toJsonFileStem(file)}`;
