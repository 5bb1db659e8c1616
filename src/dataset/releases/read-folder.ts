import { readPortions } from '../files/parse-files.ts';
import { findJsonFiles } from '../files/find-files.ts';
import type { ReleaseFiles } from './released-file.ts';
import { isUnreadable, toReleasedFile } from './to-released-file.ts';

/** Reads the task files of a folder. */
export async function readFolder(folder: string): Promise<ReleaseFiles> {
  const { files } = await findJsonFiles(folder);
  const parsed = [...readPortions(folder, files)].flat();
  return {
    date: undefined,
    tasks: parsed.flatMap((file) => toReleasedFile(file) ?? []),
    unreadable: parsed.filter(isUnreadable).map(({ file }) => file),
  };
}
