import { join, resolve } from 'node:path';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import {
  findEnvironmentAround,
  type FoundEnvironment,
  requireEnvironmentIn,
} from '../source/find-environments.ts';
import { findRepository } from '../source/source-tree.ts';

/** What `dataset.json` says of the environment. */
export type EnvironmentSettings = Pick<
  LoadedDatasetFile,
  'environment' | 'folder' | 'path' | 'text'
>;

/** Where the environment of a tasks folder is. */
export type EnvironmentPlace =
  | (FoundEnvironment & { ref?: undefined })
  /** In a commit of another repository. */
  | { folder: string; ref: string };

/**
 * Finds the environment that was named, that `dataset.json` names, or that is nearest to the tasks.
 *
 * @throws UsageError when a named folder contains no environment.
 */
export function locateEnvironment(
  tasksFolder: string,
  datasetFile: EnvironmentSettings,
  named?: string,
): EnvironmentPlace | undefined {
  if (named !== undefined) return requireEnvironmentIn(resolve(named));
  const { environment: { path, ref, repository } = {}, folder } = datasetFile;
  if (path === undefined) return findEnvironmentAround(tasksFolder);
  const start = join(folder, path);
  if (ref !== undefined && isElsewhere(start, tasksFolder, repository)) {
    return { folder: start, ref };
  }
  return requireEnvironmentIn(start, datasetFile);
}

/**
 * Whether a ref is one of the repository of a folder. It is only part of addresses where the folder is in
 * the repository of the tasks, or in none while its address is known.
 */
function isElsewhere(start: string, tasksFolder: string, address: string | undefined): boolean {
  const repository = findRepository(start);
  if (repository === undefined) return address === undefined;
  return repository !== findRepository(tasksFolder);
}
