import { rmSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { describeSystemError } from '../../dataset/system-error.ts';
import { UsageError } from '../../dataset/usage-error.ts';
import { removeFolders, removeStale } from './stale-folders.ts';

/** Every site that Benchlight wrote has these files. */
const marks = ['index.html', 'schema/task.schema.json'];

/** A place to put a finished site. */
export interface OutputFolder {
  /** Absolute, and no link. */
  path: string;
  /** A folder beside it, of this process alone, where a site is made. */
  staging: string;
  /** Puts the finished site in place of the previous one. */
  replace(): Promise<void>;
  /** Removes a site that was not finished. */
  discard(): Promise<void>;
}

/**
 * Makes sure that a site can be written to a folder, before any work is done.
 *
 * @throws UsageError when it cannot, or when that would destroy something else.
 */
export async function prepareOutput(named: string, tasks: string): Promise<OutputFolder> {
  // Behind a link, the folder itself is replaced and the link stays.
  const out = await realpath(named).catch(() => named);
  if (contains(tasks, out)) {
    throw new UsageError(
      `the output folder ${out} is inside the tasks folder ${tasks}`,
      'Choose another with --out; the next build would read its files as tasks.',
    );
  }
  if (contains(out, tasks)) {
    throw new UsageError(
      `the tasks folder ${tasks} is inside the output folder ${out}`,
      'Choose another with --out; the build would replace the tasks.',
    );
  }
  await requireReplaceable(out);
  const staging = `${out}.new-${process.pid}`;
  await requireWritable(staging);
  await removeBeside(out, 'new');
  // Where a build was interrupted between two renames, the previous site is there and nowhere else.
  if (await exists(out)) await removeBeside(out, 'old');
  return {
    path: out,
    staging,
    replace: () => replace(out, staging),
    discard: () => removeFolders([staging]),
  };
}

async function requireReplaceable(out: string): Promise<void> {
  const entries = await readdir(out).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new UsageError(
      `the output folder ${out} cannot be used: ${describeSystemError(error)}`,
      'Choose another with --out.',
      { cause: error },
    );
  });
  if (entries.length === 0) return;
  const found = await Promise.all(marks.map((mark) => exists(join(out, mark))));
  if (found.every(Boolean)) return;
  throw new UsageError(
    `the output folder ${out} contains files that are not a Benchlight site`,
    'Choose an empty or new folder with --out, or empty this one yourself.',
  );
}

/** Permissions alone are not enough: only an attempt shows what the file system allows. */
async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    // In containers, the next process often has the id of one that was interrupted.
    await removeFolders([folder]);
    await mkdir(folder);
  } catch (cause) {
    throw new UsageError(
      `cannot write in ${dirname(folder)}: ${describeSystemError(cause)}`,
      'Choose another output folder with --out, or change the permissions.',
      { cause },
    );
  }
}

const removeBeside = (out: string, kind: 'new' | 'old'): Promise<void> =>
  removeStale(dirname(out), `${basename(out)}.${kind}-`);

/** The previous site is removed only when the new one is in its place. */
async function replace(out: string, staging: string): Promise<void> {
  const previous = `${out}.old-${process.pid}`;
  const replaces = await exists(out);
  try {
    if (replaces) await rename(out, previous);
    await rename(staging, out);
  } catch (cause) {
    if (replaces && !(await exists(out))) await rename(previous, out);
    throw new UsageError(
      `the site cannot be moved to ${out}: ${describeSystemError(cause)}`,
      'The previous site is unchanged. Make sure that nothing else uses the folder, or choose another with --out.',
      { cause },
    );
  }
  // So many small calls would take longer in other threads.
  rmSync(previous, { recursive: true, force: true });
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether a folder is another one or inside it. */
function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`));
}
