import { rmSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { describeSystemError } from '../../dataset/system-error.ts';
import { UsageError } from '../../dataset/usage-error.ts';

/** Every site that Benchlight wrote has these files. */
const marks = ['index.html', 'schema/task.schema.json'];

/** A place to put a finished site. */
export interface OutputFolder {
  /** Absolute, and no link. */
  path: string;
  /** Moves a finished site there, in place of the former one. */
  replaceWith(staging: string): Promise<void>;
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
      `the output folder ${out} lies in the tasks folder ${tasks}`,
      'Choose another with --out; the next build would take its files for tasks.',
    );
  }
  if (contains(out, tasks)) {
    throw new UsageError(
      `the tasks folder ${tasks} lies in the output folder ${out}`,
      'Choose another with --out; the build would replace the tasks.',
    );
  }
  await requireReplaceable(out);
  await requireWritable(out);
  return { path: out, replaceWith: (staging) => replace(out, staging) };
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
    `the output folder ${out} holds files that are no Benchlight site`,
    'Choose an empty or new folder with --out, or empty this one yourself.',
  );
}

/** Permissions alone do not tell: only an attempt shows what the file system allows. */
async function requireWritable(out: string): Promise<void> {
  try {
    await mkdir(dirname(out), { recursive: true });
    await mkdir(freshFolder(out));
    await rm(freshFolder(out), { recursive: true });
  } catch (cause) {
    throw new UsageError(
      `nothing can be written in ${dirname(out)}: ${describeSystemError(cause)}`,
      'Choose another output folder with --out, or change the permissions.',
      { cause },
    );
  }
}

/** Where a finished site waits beside the former one. */
const freshFolder = (out: string): string => `${out}.new-${process.pid}`;

/** The former site is removed only when the new one stands in its place. */
async function replace(out: string, staging: string): Promise<void> {
  const fresh = freshFolder(out);
  const former = `${out}.old-${process.pid}`;
  await move(staging, fresh);
  const replaces = await exists(out);
  try {
    if (replaces) await rename(out, former);
    await rename(fresh, out);
  } catch (cause) {
    if (replaces && !(await exists(out))) await rename(former, out);
    await rm(fresh, { recursive: true, force: true });
    throw new UsageError(
      `the site cannot be moved to ${out}: ${describeSystemError(cause)}`,
      'The former site is as it was. Make sure that nothing else uses the folder, or choose another with --out.',
      { cause },
    );
  }
  // So many small calls would take longer in other threads.
  rmSync(former, { recursive: true, force: true });
}

/** A rename, or a copy where the two places lie on different disks. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true, preserveTimestamps: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whether a folder is another one or lies in it. */
function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === '' || (path !== '..' && !path.startsWith(`..${sep}`));
}
