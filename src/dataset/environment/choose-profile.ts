import { profiles, recognizeProfile } from '#vocabulary/profiles/recognize-profile.ts';
import type { Profile } from '#vocabulary/profiles/profile.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import type { OwnEnvironment } from './read-found.ts';

/** More files than these show nothing new; the tasks of a dataset have the same shape. */
const mostFiles = 40;

/**
 * The environment of an earlier time by which tasks are judged: the one that `dataset.json` names, or
 * that the shapes of the files show. There is none if the source of an environment was read.
 *
 * @param readValues reads the tasks of a file by its name; several, if it has several.
 */
export function chooseProfile(
  { environment }: Pick<LoadedDatasetFile, 'environment'>,
  source: OwnEnvironment | undefined,
  files: readonly string[],
  readValues: (file: string) => readonly unknown[],
): Profile | undefined {
  if (source) return undefined;
  if (environment?.profile !== undefined) return profiles[environment.profile];
  return recognizeProfile(readSome(files, readValues));
}

/** Whether `dataset.json` names an environment to no effect, because the source of one was read. */
export const isProfileUnused = (
  { environment }: Pick<LoadedDatasetFile, 'environment'>,
  source: OwnEnvironment | undefined,
): boolean => source !== undefined && environment?.profile !== undefined;

/** Some tasks from the whole of a folder; the check reports files that are not JSON. */
function* readSome(
  files: readonly string[],
  readValues: (file: string) => readonly unknown[],
): Generator {
  for (const file of takeSome(files)) yield* takeSome(readValues(file));
}

function takeSome<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / mostFiles));
  return items.filter((_, index) => index % step === 0);
}
