import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describeSystemError } from './system-error.ts';
import { UsageError } from './usage-error.ts';

/**
 * Replaces the content of a file in one step: a reader, even after a crash, finds the old content
 * or the new one. A link stays a link, and the permissions stay as they are.
 *
 * @throws UsageError when the folder cannot be written.
 */
export async function replaceFile(path: string, content: Uint8Array): Promise<void> {
  const target = await realpath(path);
  const beside = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
  try {
    const { mode } = await stat(target);
    const file = await open(beside, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } catch (cause) {
    await rm(beside, { force: true });
    throw new UsageError(
      `${path} cannot be written: ${describeSystemError(cause)}`,
      'Check the permissions of the file and of its folder; the files listed before it are fixed.',
      { cause },
    );
  }
}
