import { existsSync } from 'node:fs';
import { readPortions } from '../files/parse-files.ts';
import { findJsonFiles } from '../files/find-files.ts';
import { UsageError } from '../usage-error.ts';
import type { ReleaseFiles } from './released-file.ts';
import { isUnreadable, toReleasedFile } from './to-released-file.ts';

/**
 * Reads the task files of a folder.
 *
 * @throws UsageError when there is no such folder.
 */
export async function readFolder(folder: string): Promise<ReleaseFiles> {
  if (!existsSync(folder)) {
    throw new UsageError(`the folder ${folder} does not exist`, 'Name a folder of task files.');
  }
  const { files } = await findJsonFiles(folder);
  const parsed = [...readPortions(folder, files)].flat();
  return {
    date: undefined,
    tasks: parsed.flatMap((file) => toReleasedFile(file) ?? []),
    unreadable: parsed.filter(isUnreadable).map(({ file }) => file),
  };
}
