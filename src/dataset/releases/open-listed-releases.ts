import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import type { OpenReleases } from './read-releases.ts';

/**
 * Finds the releases that `dataset.json` lists. A dataset without any needs nothing of what reads
 * them.
 *
 * @param today The folder of today's environment, absolute.
 * @throws UsageError when one of them cannot be found.
 */
export async function openListedReleases(
  { releases, ...datasetFile }: LoadedDatasetFile,
  tasksFolder: string,
  today: string | undefined,
): Promise<OpenReleases> {
  if (releases === undefined) return { digest: '', read: () => Promise.resolve([]) };
  const { openReleases } = await import('./read-releases.ts');
  return openReleases({ ...datasetFile, releases }, tasksFolder, today);
}
