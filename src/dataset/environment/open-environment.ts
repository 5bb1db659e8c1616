import { join, resolve } from 'node:path';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import {
  findEnvironmentAround,
  findRepository,
  type FoundEnvironment,
  requireEnvironmentIn,
} from './find-environments.ts';
import { readAllSources } from './read-runners.ts';
import { digestSources, type EnvironmentSources } from './read-sources.ts';

/** The source of the environment that the tasks of a dataset are for, before it is parsed. */
export interface OwnEnvironment extends FoundEnvironment, EnvironmentSources {
  /** If two digests are equal, so is the source. */
  digest: string;
}

/**
 * Reads the source that was named, that `dataset.json` names, or that is nearest to the tasks.
 * The paths of its files are relative to its repository, or else to its own folder.
 *
 * @throws UsageError when a named folder contains no environment.
 */
export function openEnvironment(
  tasksFolder: string,
  datasetFile: LoadedDatasetFile,
  named?: string,
): OwnEnvironment | undefined {
  const { environment, folder } = datasetFile;
  const declared = environment?.path;
  const start = named === undefined ? join(folder, declared ?? '') : resolve(named);
  const found =
    named === undefined && declared === undefined
      ? findEnvironmentAround(tasksFolder)
      : requireEnvironmentIn(start, named === undefined ? datasetFile : undefined);
  if (!found) return undefined;
  const repository = findRepository(found.folder);
  const sources = readAllSources(found.folder, repository ?? found.folder, repository ?? start);
  return { ...found, ...sources, digest: digestSources(sources) };
}
