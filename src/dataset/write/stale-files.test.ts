import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { nameUnderway, ownProcess } from './process-name.ts';
import { removeStale } from './stale-files.ts';

test('removes what ended processes left, and after a day what others left whose processes cannot be seen', async () => {
  const scratch = await createTemporaryFolder();
  const name = (from: string, to: string) => nameUnderway().replace(from, to);
  const running = name('', '');
  const ended = name(`-${process.pid}-`, '-999999999-');
  const reused = name(`-${process.pid}-${ownProcess.started}-`, `-${process.pid}-1-`);
  const elsewhere = name(ownProcess.space, 'ffffffff');
  const old = name(ownProcess.space, 'fffffffe');
  const others = ['.benchlight-1.tmp', '.hidden', 'a.json', 'a.tmp', `b${ended}`];
  for (const folder of [running, ended]) await scratch.write(`${folder}/file`, 'half');
  for (const file of [reused, elsewhere, old, ...others]) await scratch.write(file, 'half');
  for (const made of [old, ...others]) await utimes(join(scratch.path, made), 1, 1);

  removeStale(scratch.path);
  expect(await readdir(scratch.path)).toEqual([running, elsewhere, ...others].sort());
});

test('passes over a folder that does not exist', () => {
  expect(() => {
    removeStale('/nowhere/none');
  }).not.toThrow();
});
