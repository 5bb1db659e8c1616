import { access, constants, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWithin } from '../relative-name.ts';
import { describeSystemError } from '../system-error.ts';

/** Finds why a file of a folder must not be rewritten; undefined when nothing is in the way. */
export async function findObstacle(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file);
  try {
    const [target, root] = await Promise.all([realpath(path), realpath(folder)]);
    if (!isWithin(target, root)) return 'it is outside the folder, reached through a link';
    const { mode } = await stat(target);
    // An administrator may write such a file, but whoever set its mode did not want that.
    const isWritable = (mode & 0o222) !== 0 && (await canWrite(target));
    return isWritable ? undefined : 'it is read-only';
  } catch (error) {
    return describeSystemError(error);
  }
}

const canWrite = (path: string): Promise<boolean> =>
  access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
