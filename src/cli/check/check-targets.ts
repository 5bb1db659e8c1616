import { stat } from 'node:fs/promises';
import { isAbsolute, join, posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkFolder } from '../../dataset/load/check-folder.ts';
import { type CheckedFiles, loadFiles, loadText } from '../../dataset/load/load-files.ts';
import type { FolderOptions } from '../../dataset/load/open-folder.ts';
import type { Progress } from '../../dataset/progress.ts';
import { isWithin, toRelativeName } from '../../dataset/relative-name.ts';
import { UsageError } from '../../dataset/usage-error.ts';
import { resolvePath } from '../options/parse-arguments.ts';

/** A folder, a file or standard input after its check. */
export interface CheckedTarget extends CheckedFiles {
  /** The name of a file in a report as JSON. */
  nameOf: (file: string) => string;
  /** The path of a file from the folder that the user is in; absolute for a file elsewhere that was named so. */
  pathOf: (file: string) => string;
}

/** The name of standard input among folders and files. */
export const standardInput = '-';

/**
 * Checks folders, single files and standard input, as the user named them.
 *
 * @throws UsageError when a folder or file does not exist.
 */
export async function checkTargets(
  targets: readonly string[],
  progress?: Progress,
  options: FolderOptions = {},
): Promise<CheckedTarget[]> {
  const { environment } = options;
  const kinds = await Promise.all(targets.map(kindOf));
  const ofKind = (kind: Kind) => targets.filter((_, index) => kinds[index] === kind);
  const checked = await Promise.all([
    ...ofKind('folder').map((folder) =>
      checkNamedFolder(folder, targets.length > 1, progress, options),
    ),
    checkFiles(ofKind('file'), environment),
    ...ofKind('input')
      .slice(0, 1)
      .map(() => checkStandardInput(environment)),
  ]);
  return checked.flat();
}

type Kind = 'folder' | 'file' | 'input';

async function kindOf(target: string): Promise<Kind> {
  if (target === standardInput) return 'input';
  try {
    const found = await stat(resolvePath(target));
    return found.isDirectory() ? 'folder' : 'file';
  } catch (cause) {
    throw new UsageError(
      `${resolvePath(target)} does not exist`,
      'Name a folder of task files, such as ./examples, a task file, or - for standard input.',
      { cause },
    );
  }
}

async function checkNamedFolder(
  target: string,
  namesFolder: boolean,
  progress: Progress | undefined,
  options: FolderOptions,
): Promise<CheckedTarget[]> {
  const dataset = await checkFolder(resolvePath(target), progress, options);
  const nameOf = (file: string) => (namesFolder ? posix.join(target, file) : file);
  return [{ ...dataset, nameOf, pathOf: (file) => toPathFromHere(posix.join(target, file)) }];
}

async function checkFiles(
  targets: readonly string[],
  environment: string | undefined,
): Promise<CheckedTarget[]> {
  const names = new Map(targets.map((target) => [resolvePath(target), target]));
  const checked = await loadFiles([...names.keys()], environment);
  return checked.map((files) => {
    const nameOf = (file: string) => names.get(join(files.folder, file)) ?? file;
    return { ...files, nameOf, pathOf: (file: string) => toPathFromHere(nameOf(file)) };
  });
}

/** An absolute path below the user's folder becomes relative; terminals and editors open all others. */
function toPathFromHere(path: string): string {
  const here = resolvePath('.');
  return isAbsolute(path) && isWithin(path, here) ? toRelativeName(here, path) : path;
}

async function checkStandardInput(environment: string | undefined): Promise<CheckedTarget[]> {
  const bytes = await buffer(process.stdin);
  const nameOf = () => 'standard input';
  return [{ ...(await loadText(bytes, resolvePath('.'), environment)), nameOf, pathOf: nameOf }];
}
