import { parseJson } from '#text/json/parse-json.ts';
import { profiles, recognizeProfile } from '#vocabulary/profiles/recognize-profile.ts';
import type { Profile } from '#vocabulary/profiles/profile.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import type { OwnEnvironment } from './open-environment.ts';

/** More files than these show nothing new; the tasks of a dataset have the same shape. */
const mostFiles = 40;

/**
 * The environment of an earlier time by which tasks are judged: the one that `dataset.json` names, or
 * that the shapes of the files show. There is none if the source of an environment was read.
 *
 * @param readText reads a file by its name.
 */
export function chooseProfile(
  { environment }: Pick<LoadedDatasetFile, 'environment'>,
  source: OwnEnvironment | undefined,
  files: readonly string[],
  readText: (file: string) => string,
): Profile | undefined {
  if (source) return undefined;
  if (environment?.profile !== undefined) return profiles[environment.profile];
  return recognizeProfile(readSome(files, readText));
}

/** Whether `dataset.json` names an environment to no effect, because the source of one was read. */
export const isProfileUnused = (
  { environment }: Pick<LoadedDatasetFile, 'environment'>,
  source: OwnEnvironment | undefined,
): boolean => source !== undefined && environment?.profile !== undefined;

/** Some files from the whole of a folder; the check reports those that are not JSON. */
function* readSome(files: readonly string[], readText: (file: string) => string): Generator {
  const step = Math.max(1, Math.ceil(files.length / mostFiles));
  for (let index = 0; index < files.length; index += step) {
    yield parseJson(readText(files[index] ?? ''));
  }
}
