import { examineFiles } from './examine-files.ts';
import type { CheckedFiles } from './load-files.ts';
import { concludeCheck, createFolderChecker } from './checker.ts';
import { type FolderOptions, openFolder } from './open-folder.ts';
import { parseRaw } from '../files/parse-files.ts';
import type { Progress } from '../progress.ts';
import { readRaw, textOfRaw, toUnreadable } from '../files/read-files.ts';

/**
 * Checks a folder of task files and keeps only their findings in memory; a report reads the texts
 * that it shows again.
 *
 * @throws UsageError when the folder is missing or has no task, or `dataset.json` is invalid.
 */
export async function checkFolder(
  tasksFolder: string,
  progress?: Progress,
  options?: FolderOptions,
): Promise<CheckedFiles> {
  const opened = await openFolder(tasksFolder, options);
  const { folder, broken, ownTextOf } = opened;
  const checker = createFolderChecker(opened);
  const examined = examineFiles(opened, checker, progress);
  const members = examined.flatMap(({ task }) => task ?? []);
  const texts = new Map(examined.map(({ file, text }) => [file, text]));
  const textOf = (file: string) =>
    texts.get(file) ?? ownTextOf(file) ?? textOfRaw(readRaw(folder, file));
  const { fileCount, findings, excepted } = concludeCheck(opened, checker, {
    candidates: examined,
    members,
    found: [
      ...examined.flatMap((file) => file.findings),
      ...broken.flatMap((entry) => parseRaw(toUnreadable(entry)).findings),
    ],
    fileCount: examined.length + broken.length,
    textOf,
  });
  return {
    folder,
    environment: opened.environment?.folder,
    tasks: members,
    fileCount,
    findings,
    excepted,
    textOf,
    checkAlone: checker.checkAlone,
  };
}
