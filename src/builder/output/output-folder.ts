import { existsSync, rmSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '#dataset/write/make-folder.ts';
import { renamePatiently } from '#dataset/write/rename-patiently.ts';
import { describeSystemError, findSystemError, refuseWriting } from '#dataset/system-error.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { lockOutput } from '../lock/output-lock.ts';
import { randomName } from '#dataset/write/process-name.ts';
import { requireApart, requireFolder, requireOwn, toRealPath } from './output-guards.ts';
import type { ListedFile } from './list-files.ts';
import { removeFolders } from './remove-folders.ts';
import { ignoreSignals } from './ignore-signals.ts';
import { PreviousSiteLost, updateSite } from './update-site.ts';

/** A place to put a finished site. */
export interface OutputFolder {
  /** Absolute, and without links. */
  path: string;
  /** A folder beside it, only for this build, where a site is made. */
  staging: string;
  /**
   * Makes sure that replacing the folder would remove nothing but what builds wrote.
   *
   * @param folders what the tasks are read from.
   * @param isAsLeft whether the previous build is known to have left all that is in the folder.
   * @throws UsageError otherwise.
   */
  requireReplaceable(folders: readonly string[], isAsLeft?: boolean): void;
  /**
   * Puts the finished site in place of the previous one.
   *
   * @param files all files of the site.
   * @param unchanged those of the previous one among them. They stay where they are; when there are
   *   none, the whole folder is replaced.
   * @returns the files of the site, as they are then.
   * @throws PreviousSiteLost when some of these have changed.
   */
  replace(files: readonly ListedFile[], unchanged: readonly ListedFile[]): readonly ListedFile[];
  /** Removes a site that was not finished, and leaves the folder to other builds. */
  discard(): Promise<void>;
}

/**
 * Makes sure that a site can be written to a folder, before any work is done. No other build can
 * write to it until `discard` is called.
 *
 * @throws UsageError when it cannot, or when that would destroy something else.
 */
export async function prepareOutput(named: string, tasks: string): Promise<OutputFolder> {
  // Behind a link, the folder itself is replaced and the link stays.
  const out = toRealPath(named);
  if (existsSync(tasks)) requireApart(out, toRealPath(tasks));
  await requireFolder(out);
  try {
    makeFolder(dirname(out));
    const lock = await lockOutput(out);
    const staging = `${out}.new-${randomName()}`;
    const discard = async () => {
      try {
        await removeFolders([staging]);
      } finally {
        await lock.release();
      }
    };
    try {
      await clearBeside(out);
      await mkdir(staging);
    } catch (error) {
      await discard();
      throw error;
    }
    return {
      path: out,
      staging,
      requireReplaceable(folders, isAsLeft = false) {
        for (const folder of folders) requireApart(out, toRealPath(folder));
        if (!isAsLeft) requireOwn(out);
      },
      replace(files, unchanged) {
        lock.requireHeld();
        if (unchanged.length > 0) return ignoreSignals(() => updateSite(out, staging, unchanged));
        requireOwn(out);
        ignoreSignals(() => {
          replaceFolder(out, staging);
        });
        // Moving a folder changes nothing about the files in it.
        return files;
      },
      discard,
    };
  } catch (cause) {
    throw explainFailure(out, cause);
  }
}

/**
 * Says what to do about an error of the system in the output folder or beside it, of which an error of
 * writing does not say the path. Any other stays as it is.
 */
export function explainFailure(out: string, error: unknown): unknown {
  const failure = findSystemError(error);
  if (!failure || error instanceof UsageError || error instanceof PreviousSiteLost) return error;
  const { path } = failure;
  if (path !== undefined && !path.startsWith(out) && !out.startsWith(path)) return error;
  return refuseWriting(
    `cannot write in ${dirname(out)}`,
    error,
    'choose another output folder with --out',
  );
}

/** Removes what interrupted builds left: nobody writes there but the build that has the lock. */
async function clearBeside(out: string): Promise<void> {
  const [parent, outName] = [dirname(out), basename(out)];
  const leftovers = (await readdir(parent)).flatMap((name) => {
    const rest = name.startsWith(outName) ? name.slice(outName.length) : '';
    const [, kind] = /^\.(new|old|lock)-[0-9a-f]{16}$/.exec(rest) ?? [];
    return kind === undefined ? [] : [{ path: join(parent, name), kind }];
  });
  const previous = leftovers.find(({ kind }) => kind === 'old');
  // A build was interrupted between two renames.
  if (previous && !existsSync(out)) renamePatiently(previous.path, out);
  await removeFolders(leftovers.map(({ path }) => path));
}

/**
 * The previous site is removed only when the new one is in its place. Between the two renames there is
 * none, and nothing else is done.
 */
function replaceFolder(out: string, staging: string): void {
  const previous = `${out}.old-${randomName()}`;
  const replaces = existsSync(out);
  try {
    if (replaces) renamePatiently(out, previous);
    renamePatiently(staging, out);
  } catch (cause) {
    if (replaces && !existsSync(out)) renamePatiently(previous, out);
    throw new UsageError(
      `the site cannot be moved to ${out}: ${describeSystemError(cause)}`,
      'The previous site is unchanged. Make sure that nothing else uses the folder and that nothing is mounted there, or choose another with --out.',
      { cause },
    );
  }
  // So many small calls would take longer in other threads.
  rmSync(previous, { recursive: true, force: true, maxRetries: 5 });
}
