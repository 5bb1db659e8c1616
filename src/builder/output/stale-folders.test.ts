import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { nameUnderway, ownProcess } from '../lock/process-name.ts';
import { removeStale } from './stale-folders.ts';

test('removes what ended processes left, and after a day what others left whose processes cannot be seen', async () => {
  const scratch = await createTemporaryFolder();
  const name = (from: string, to: string) => nameUnderway().replace(from, to);
  const running = name('', '');
  const ended = name(`-${process.pid}-`, '-999999999-');
  const reused = name(`-${process.pid}-${ownProcess.started}-`, `-${process.pid}-1-`);
  const elsewhere = name(ownProcess.space, 'ffffffff');
  const old = name(ownProcess.space, 'fffffffe');
  const unnamed = 'underway-1234';
  const other = 'b-1234';
  for (const made of [running, ended, reused, elsewhere, old, unnamed, other]) {
    await scratch.write(`${made}/file`, '');
  }
  for (const made of [old, unnamed, other]) await utimes(join(scratch.path, made), 1, 1);

  await removeStale(scratch.path);
  expect(await readdir(scratch.path)).toEqual([running, elsewhere, other].sort());
});
