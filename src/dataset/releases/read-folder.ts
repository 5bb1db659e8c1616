import { createHash } from 'node:crypto';
import { parseRaw } from '../files/parse-files.ts';
import { readExportNames } from '../files/export-names.ts';
import { type RawFile, readTasks, textOfRaw, toUnreadable } from '../files/read-files.ts';
import { setAsideCopies } from '../files/set-aside-copies.ts';
import { findJsonFiles } from '../files/find-files.ts';
import { findStats } from '../files/find-stats.ts';
import { digestRawFiles } from '../files/digest-raw-files.ts';
import { UsageError } from '../usage-error.ts';
import type { ReleaseFiles } from './release-files.ts';
import { findReleasedSuites } from './released-suites.ts';
import { isUnreadable, toReleasedFile } from './to-released-file.ts';

/** The files of a folder, before they are parsed. @throws UsageError when there is no such folder. */
export async function readFolderFiles(folder: string): Promise<RawFile[]> {
  const found = findStats(folder);
  if (!found?.isDirectory()) {
    throw new UsageError(
      found ? `${folder} is not a folder` : `the folder ${folder} does not exist`,
      'Name a folder of task files.',
    );
  }
  const { files, broken } = await findJsonFiles(folder);
  const [datasetFile] = files.includes('dataset.json') ? readTasks(folder, 'dataset.json') : [];
  const exports = datasetFile ? readExportNames(textOfRaw(datasetFile)) : [];
  const names = files.filter((name) => !exports.includes(name));
  return [...names.flatMap((name) => readTasks(folder, name)), ...broken.map(toUnreadable)];
}

/** Equal for equal files; computing it takes as long as parsing them. */
export function digestFolderFiles(files: readonly RawFile[]): string {
  const hash = createHash('sha256');
  digestRawFiles(hash, files);
  return hash.digest('hex');
}

export function parseFolderFiles(files: readonly RawFile[]): ReleaseFiles {
  const parsed = setAsideCopies(files.map(parseRaw));
  const tasks = parsed.flatMap((file) => toReleasedFile(file) ?? []);
  return {
    date: undefined,
    tasks,
    unreadable: parsed.filter(isUnreadable).map(({ file }) => file),
    suites: findReleasedSuites(parsed, tasks),
  };
}

/** The text of the `dataset.json` in a folder of task files; empty where there is none. */
export function findDatasetFile(files: readonly RawFile[]): string {
  const raw = files.find(({ file }) => file === 'dataset.json');
  return raw ? parseRaw(raw).text : '';
}

/**
 * Reads the task files of a folder.
 *
 * @throws UsageError when there is no such folder.
 */
export const readFolder = async (folder: string): Promise<ReleaseFiles> =>
  parseFolderFiles(await readFolderFiles(folder));
