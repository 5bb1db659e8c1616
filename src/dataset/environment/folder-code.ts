import type { EnvironmentCode } from '#vocabulary/source/environment-code.ts';
import { readDatasetFile } from '../dataset-file/dataset-file.ts';
import { locateEnvironment } from './locate-environment.ts';
import { openEnvironment } from './open-environment.ts';
import { UsageError } from '../usage-error.ts';
import { loadCode } from './code-cache.ts';

/**
 * The code of the environment of a tasks folder; undefined if there is none, or if what `dataset.json`
 * names is missing, which a check reports.
 *
 * @param named The folder of the environment. Default: the one that `dataset.json` names, or else the nearest
 */
export const readFolderCode = (
  tasksFolder: string,
  named?: string,
): Promise<EnvironmentCode | undefined> =>
  ignoreMissing(async () => {
    const source = await openEnvironment(tasksFolder, await readDatasetFile(tasksFolder), named);
    return source && loadCode(source);
  });

/** The folder of that environment, as it is today. */
export const findToday = (tasksFolder: string, named?: string): Promise<string | undefined> =>
  ignoreMissing(
    async () => locateEnvironment(tasksFolder, await readDatasetFile(tasksFolder), named)?.folder,
  );

async function ignoreMissing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
