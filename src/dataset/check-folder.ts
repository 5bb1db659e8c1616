import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutSuites } from '../lint/engine/recognize-suites.ts';
import { checkTogether } from '../lint/engine/check-tasks.ts';
import { decodeText } from '../lint/parse/parse-file.ts';
import { examineFiles } from './examine-files.ts';
import type { CheckedFiles } from './load-files.ts';
import { concludeFindings, createFolderChecker } from './checker.ts';
import { openFolder, refuseEmpty } from './open-folder.ts';
import { parseRaw } from './parse-files.ts';
import type { Progress } from './progress.ts';
import { toUnreadable } from './read-files.ts';
import { findOtherSuites } from './suites.ts';

/**
 * Checks a folder of task files and keeps only their findings in memory; a report reads the texts
 * that it shows again.
 *
 * @throws UsageError when the folder is missing or has no task, or `dataset.json` is invalid.
 */
export async function checkFolder(tasksFolder: string, progress?: Progress): Promise<CheckedFiles> {
  const opened = await openFolder(tasksFolder);
  const { folder, files, broken, ownTextOf } = opened;
  const checker = createFolderChecker(opened);
  const { vocabulary, checkAlone } = checker;
  const examined = examineFiles(folder, files, checker, progress);
  const members = examined.flatMap(({ task }) => task ?? []);
  const readAgain = (file: string) => readText(join(folder, file));
  const recognized = findOtherSuites(opened, examined, members, readAgain);
  const suites = [...opened.suites, ...recognized];
  const fileCount = examined.length + broken.length - recognized.length;
  if (members.length === 0) refuseEmpty(opened, fileCount);

  const texts = new Map(examined.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file) ?? ownTextOf(file) ?? readAgain(file);
  const conclusion = concludeFindings(
    [
      ...withoutSuites(
        examined.flatMap(({ findings }) => findings),
        recognized,
      ),
      ...broken.flatMap((entry) => parseRaw(toUnreadable(entry)).findings),
      ...checkTogether(members, { vocabulary, suites, textOf }),
    ],
    opened,
    checker,
  );
  return { folder, tasks: members, fileCount, ...conclusion, textOf, checkAlone };
}

/** Empty for a file that cannot be read, which its findings report. */
function readText(path: string): string {
  try {
    return decodeText(readFileSync(path));
  } catch {
    return '';
  }
}
