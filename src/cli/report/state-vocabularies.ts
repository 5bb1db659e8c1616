import { type LoadedDatasetFile, readDatasetFile } from '#dataset/dataset-file/dataset-file.ts';
import { findToday } from '#dataset/environment/folder-code.ts';
import { openEnvironment } from '#dataset/environment/open-environment.ts';
import { openVocabulary } from '#dataset/environment/open-vocabulary.ts';
import { readEnvironmentAt } from '#dataset/environment/read-environment-at.ts';
import { isFolder } from '#dataset/files/find-stats.ts';
import type { ReleaseFiles } from '#dataset/releases/release-files.ts';
import { UsageError } from '#dataset/usage-error.ts';
import type { ReleaseDiff } from '#history/model/release.ts';
import type { StateVocabularies } from '#history/report/compare-shortcuts.ts';

interface ComparedState extends Pick<ReleaseFiles, 'code'> {
  /** The tasks folder, where the state is one. */
  folder: string;
}

interface StatePlaces {
  datasetFile: LoadedDatasetFile | undefined;
  tasksFolder: string;
  /** The folder of the environment, if it was named. */
  environment: string | undefined;
  /** What functions do as the environment is today. */
  vocabulary: StateVocabularies['after'];
}

/**
 * What functions did in two states: by the code of each where it differs, otherwise as they do today. What
 * is not seen of a state is taken from today.
 */
export async function openStateVocabularies(
  { before, after }: Readonly<Record<keyof StateVocabularies, ComparedState>>,
  { code }: Pick<ReleaseDiff, 'code'>,
  { datasetFile, ...places }: StatePlaces,
): Promise<StateVocabularies> {
  const { vocabulary } = places;
  if (!datasetFile || code.seen !== 'both' || code.difference === undefined) {
    return { before: vocabulary, after: vocabulary };
  }
  return {
    before: await openOwn(before, { datasetFile, ...places }),
    after: await openOwn(after, { datasetFile, ...places }),
  };
}

async function openOwn(
  { folder, code }: ComparedState,
  places: StatePlaces & { datasetFile: LoadedDatasetFile },
): Promise<StateVocabularies['after']> {
  const { datasetFile, tasksFolder, environment, vocabulary } = places;
  try {
    if (code?.commit !== undefined) {
      const today = await findToday(tasksFolder, environment);
      if (today === undefined) return vocabulary;
      const source = await readEnvironmentAt(today, code.commit);
      return openVocabulary(datasetFile, { source }).vocabulary;
    }
    if (!isFolder(folder) || folder === tasksFolder) return vocabulary;
    const source = await openEnvironment(folder, await readDatasetFile(folder));
    return openVocabulary(datasetFile, { source }).vocabulary;
  } catch (error) {
    // A part of the source may be missing.
    if (error instanceof UsageError) return vocabulary;
    throw error;
  }
}
