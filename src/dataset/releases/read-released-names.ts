import { listTaskNames } from '../../history/identity/task-names.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { openListedReleases } from './open-listed-releases.ts';
import type { ReadRelease } from './read-releases.ts';
import { toNamesake } from './to-released-file.ts';

/**
 * The names of the tasks in releases. A tasks folder with `dataset.json` beside it may be one of several
 * of the dataset, so if a withdrawn task is not in its releases, those of all folders are read.
 */
export async function readReleasedNames(
  releases: readonly ReadRelease[],
  { folder, datasetFile }: { folder: string; datasetFile: LoadedDatasetFile },
): Promise<ReadonlySet<string>> {
  const { withdrawn = [] } = datasetFile;
  if (withdrawn.length === 0) return new Set();
  const own = listNames(releases);
  if (folder === datasetFile.folder || withdrawn.every(({ id }) => own.has(id))) return own;
  const whole = await openListedReleases(datasetFile, datasetFile.folder);
  return listNames(await whole.read());
}

const listNames = (releases: readonly ReadRelease[]): Set<string> =>
  new Set(
    releases
      .flatMap(({ tasks, unreadable }) => [...tasks, ...unreadable.map(toNamesake)])
      .flatMap(listTaskNames),
  );
