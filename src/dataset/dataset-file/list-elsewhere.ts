import { basename } from 'node:path';
import { findJsonFiles } from '../files/find-files.ts';
import type { LoadedDatasetFile } from './dataset-file.ts';

/**
 * The JSON files of a dataset that are not in a folder of the tasks folder, relative to the folder of
 * `dataset.json`. With that file beside it, the tasks folder may be one of several of the dataset.
 * Empty where nothing names tasks of the dataset.
 *
 * @param results folders of results, absolute, which are not searched for tasks.
 */
export async function listElsewhere(
  { folder, path, suites, withdrawn }: LoadedDatasetFile,
  { tasksFolder, results }: { tasksFolder: string; results: readonly string[] },
): Promise<readonly string[]> {
  if (path === undefined || folder === tasksFolder) return [];
  if (suites === undefined && withdrawn === undefined && results.length === 0) return [];
  const { files } = await findJsonFiles(folder, new Set(results));
  const own = basename(tasksFolder);
  return files.filter((file) => !isBelow(file, own));
}

/** Whether a file is in a folder of the tasks folder; suites list files of the folder itself by its name. */
const isBelow = (file: string, own: string): boolean =>
  file.startsWith(`${own}/`) && file.split('/').length > 2;
