import { basename } from 'node:path';
import { listTaskPlaces } from '#text/file-name.ts';
import { isObject } from '#text/json/json-value.ts';
import { findJsonFiles } from '../files/find-files.ts';
import { readTasks, valuesOf } from '../files/read-files.ts';
import type { LoadedDatasetFile } from './dataset-file.ts';

/** A name of a task in another folder. */
export interface OuterName {
  /** The name of its folder, empty for one beside `dataset.json`. */
  folder: string;
  /** Its id, or the name of its file without `.json`. */
  name: string;
}

/**
 * The names of the tasks of a dataset that are not in a folder of the tasks folder. With `dataset.json`
 * beside it, the tasks folder may be one of several of the dataset. Empty where nothing names tasks of
 * the dataset.
 *
 * @param results folders of results, absolute, which are not searched for tasks.
 */
export async function listOuterNames(
  { folder, path, suites }: LoadedDatasetFile,
  { tasksFolder, results }: { tasksFolder: string; results: readonly string[] },
): Promise<readonly OuterName[]> {
  if (path === undefined || folder === tasksFolder) return [];
  if (suites === undefined && results.length === 0) return [];
  const { files } = await findJsonFiles(folder, new Set(results));
  const folderName = basename(tasksFolder);
  return files
    .filter((file) => !isBelow(file, folderName))
    .flatMap((file) => readTasks(folder, file))
    .flatMap((raw) => valuesOf([raw]).flatMap((value) => listTaskPlaces(raw.file, idOf(value))));
}

/** Whether a file is in a folder of the tasks folder; suites list files of the folder itself by its name. */
const isBelow = (file: string, folderName: string): boolean =>
  file.startsWith(`${folderName}/`) && file.split('/').length > 2;

const idOf = (value: unknown): unknown => (isObject(value) ? value.id : undefined);
