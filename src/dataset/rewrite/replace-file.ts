import { type FileHandle, open, readFile, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renamePatiently } from '../files/rename-patiently.ts';
import { describeSystemError } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import { toTemporaryName } from './temporary-files.ts';

/** The bytes that a file has, and those that it gets. */
export interface Replacement {
  before: Uint8Array;
  after: Uint8Array;
}

/**
 * Replaces the content of a file in one step: a reader, even after a crash, finds the old content
 * or the new one. A link stays a link; permissions and, where possible, the owner stay as they are.
 *
 * @returns `changed` when the file has other content than `before` by now, and was not replaced.
 * @throws UsageError when the file cannot be written.
 */
export async function replaceFile(
  path: string,
  replacement: Replacement,
): Promise<'replaced' | 'changed'> {
  try {
    for (let attempt = 1; ; attempt++) {
      const result = await attemptReplacement(path, replacement);
      if (result !== 'lost') return result;
      if (attempt === mostAttempts) throw new Error('its temporary file was removed');
    }
  } catch (cause) {
    throw new UsageError(
      `${path} cannot be written: ${describeSystemError(cause)}`,
      'Check the permissions of the file and of its folder.',
      { cause },
    );
  }
}

/** Another run removes the temporary files that it finds, but only once. */
const mostAttempts = 3;

async function attemptReplacement(
  path: string,
  { before, after }: Replacement,
): Promise<'replaced' | 'changed' | 'lost'> {
  const target = await realpath(path).catch(undefinedIfMissing);
  if (target === undefined) return 'changed';
  const beside = join(dirname(target), toTemporaryName());
  try {
    await writeBeside(beside, after, target);
    // As late as possible, since an editor may save the file at any moment.
    const current = await readFile(target).catch(undefinedIfMissing);
    if (!current?.equals(before)) return 'changed';
    const renamed = await renamePatiently(beside, target).then(() => true, undefinedIfMissing);
    return renamed ? 'replaced' : 'lost';
  } finally {
    await rm(beside, { force: true });
  }
}

async function writeBeside(beside: string, content: Uint8Array, target: string): Promise<void> {
  const { mode, uid, gid } = await stat(target);
  const file = await open(beside, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await giveTo(file, uid, gid);
    // After the owner, since a change of owner clears some permissions.
    await file.chmod(mode & 0o7777);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Only an administrator can give a file to somebody else; the file then belongs to the caller. */
async function giveTo(file: FileHandle, uid: number, gid: number): Promise<void> {
  const own = await file.stat();
  if (own.uid === uid && own.gid === gid) return;
  await file.chown(uid, gid).catch(() => undefined);
}

function undefinedIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
