import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { openListedReleases } from './open-listed-releases.ts';
import type { ReadRelease } from './read-releases.ts';

/**
 * The ids of the tasks in releases. A tasks folder with `dataset.json` beside it may be one of several
 * of the dataset, so if a withdrawn task is not in its releases, those of all folders are read.
 */
export async function readReleasedIds(
  releases: readonly ReadRelease[],
  { folder, datasetFile }: { folder: string; datasetFile: LoadedDatasetFile },
): Promise<ReadonlySet<string>> {
  const own = listIds(releases);
  const { withdrawn = [] } = datasetFile;
  if (folder === datasetFile.folder || withdrawn.every(({ id }) => own.has(id))) return own;
  const whole = await openListedReleases(datasetFile, datasetFile.folder);
  return listIds(await whole.read());
}

const listIds = (releases: readonly ReadRelease[]): Set<string> =>
  new Set(releases.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
