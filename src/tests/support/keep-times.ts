import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTemporaryFolder } from './temporary-folder.ts';

/** Changes a file so that its time of writing stays, to the nanosecond; Node has no such numbers. */
export async function keepTimes(path: string, change: () => Promise<unknown>): Promise<void> {
  const scratch = await createTemporaryFolder();
  const copy = join(scratch.path, 'copy');
  await writeFile(copy, '');
  await promisify(execFile)('touch', ['-r', path, copy]);
  await change();
  await promisify(execFile)('touch', ['-r', copy, path]);
}
