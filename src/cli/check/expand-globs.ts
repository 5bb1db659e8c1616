import { existsSync } from 'node:fs';
import { toSlashes } from '#dataset/relative-name.ts';
import { isFolder } from '#dataset/files/find-stats.ts';
import { describeUnreached } from '#dataset/system-error.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { resolvePath } from '../options/parse-arguments.ts';

/**
 * Puts the files that a glob matches in its place, in alphabetical order. A shell does so by itself,
 * unless the glob is in quotes, or the shell is that of Windows. The name of an existing file is not a glob.
 *
 * @throws UsageError when no file matches, or a folder that may contain some cannot be read.
 */
export async function expandGlobs(targets: readonly string[]): Promise<string[]> {
  const expanded = targets.map(async (target) => (isGlob(target) ? findFiles(target) : [target]));
  return (await Promise.all(expanded)).flat();
}

/** The folders in which further files may come to match the globs among targets. */
export async function listGlobFolders(targets: readonly string[]): Promise<string[]> {
  const globs = targets.filter(isGlob);
  if (globs.length === 0) return [];
  const { default: fastGlob } = await import('fast-glob');
  return fastGlob.generateTasks(globs.map((glob) => toSlashes(glob))).map(({ base }) => base);
}

const isGlob = (target: string): boolean =>
  /[*?[{]/.test(target) && !existsSync(resolvePath(target));

async function findFiles(glob: string): Promise<string[]> {
  const { default: fastGlob } = await import('fast-glob');
  const found = await fastGlob(listPatterns(toSlashes(glob)), {
    cwd: resolvePath('.'),
    ignore: ['**/node_modules/**'],
    // As in a shell: a few links to folders around them would be followed without end.
    followSymbolicLinks: !glob.includes('**'),
    // Otherwise links to files would be left out too.
    onlyFiles: false,
  }).catch((cause: unknown) => {
    const { path = glob } = cause as NodeJS.ErrnoException;
    throw new UsageError(`${path} ${describeUnreached(cause)}`, 'Change its permissions.', {
      cause,
    });
  });
  const files = found.filter((file) => !isFolder(resolvePath(file)));
  if (files.length > 0) return files.sort();
  throw new UsageError(
    `no file matches "${glob}"`,
    'Name a folder of task files, a task file, or a glob such as "tasks/**/*.json" in quotes.',
  );
}

/** fast-glob's `**` matches no name with a line break, but its `*` does. */
const listPatterns = (glob: string): string[] => [glob, glob.replaceAll('**/', '**/*/**/')];
