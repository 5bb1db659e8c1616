import { join, resolve } from 'node:path';
import { readNamed } from '../dataset-file/field-place.ts';
import { type EnvironmentSettings, locateEnvironment } from './locate-environment.ts';
import { type OwnEnvironment, readFound } from './read-found.ts';

/**
 * Reads the source of the environment that was named, that `dataset.json` names, or that is nearest to
 * the tasks.
 *
 * @throws UsageError when a named folder contains no environment, or not at its ref.
 */
export async function openEnvironment(
  tasksFolder: string,
  datasetFile: EnvironmentSettings,
  named?: string,
): Promise<OwnEnvironment | undefined> {
  const { environment, folder } = datasetFile;
  const found = locateEnvironment(tasksFolder, datasetFile, named);
  if (!found) return undefined;
  const { ref } = found;
  if (ref !== undefined) {
    // Few datasets need git for it.
    const { readEnvironmentAt } = await import('./read-environment-at.ts');
    return readNamed(datasetFile, ['environment', 'ref'], () =>
      readEnvironmentAt(found.folder, ref),
    );
  }
  const around = named === undefined ? join(folder, environment?.path ?? '') : resolve(named);
  return readFound(found, { around });
}
