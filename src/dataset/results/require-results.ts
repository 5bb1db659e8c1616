import { resolve } from 'node:path';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { toFieldPlace } from '../dataset-file/field-place.ts';
import { findStats } from '../files/find-stats.ts';
import { UsageError } from '../usage-error.ts';

/** @throws UsageError when `dataset.json` names a folder of results that is missing. */
export function requireOwnResults(file: LoadedDatasetFile): void {
  const { results = [], folder } = file;
  const [folders, at] = 'folders' in results ? [results.folders, ['folders']] : [results, []];
  for (const [index, name] of folders.entries()) {
    const placeOf = () => `${toFieldPlace(file, ['results', ...at, index])}: `;
    requireResults(resolve(folder, name), placeOf);
  }
}

/**
 * @param placeOf what names the folder, as the beginning of the message. Default: nothing, for the call
 * @throws UsageError when a folder of results is missing.
 */
export function requireResults(folder: string, placeOf = () => ''): void {
  const stats = findStats(folder);
  if (stats?.isDirectory()) return;
  throw new UsageError(
    stats
      ? `${placeOf()}${folder} is a file, not a folder of results`
      : `${placeOf()}the folder of results ${folder} does not exist`,
    'Name a folder with results, such as that of the runner, in --results or in "results" of "dataset.json".',
  );
}
