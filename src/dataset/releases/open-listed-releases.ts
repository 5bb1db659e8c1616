import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import { UsageError } from '../usage-error.ts';
import type { OpenReleases } from './read-releases.ts';

/**
 * Finds the releases that `dataset.json` lists. A dataset without any needs nothing of what reads
 * them.
 *
 * @throws UsageError when one of them cannot be found.
 */
export async function openListedReleases(
  { releases, ...datasetFile }: LoadedDatasetFile,
  tasksFolder: string,
): Promise<OpenReleases> {
  if (releases === undefined) return { digest: '', read: () => Promise.resolve([]) };
  const { openReleases } = await import('./read-releases.ts');
  try {
    return await openReleases({ ...datasetFile, releases }, tasksFolder);
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    const place = `${datasetFile.path ?? 'dataset.json'}: "releases"`;
    throw new UsageError(`${place}: ${cause.message}`, cause.hint, { cause });
  }
}
