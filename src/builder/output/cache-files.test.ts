import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { nameOwn } from '../lock/process-name.ts';
import { clearCache } from './cache-files.ts';

test('removes what interrupted builds were writing from every folder, and nothing else', async () => {
  await using scratch = await createTemporaryFolder();
  const running = nameOwn('underway-');
  const ended = running.replace(`-${process.pid}-`, '-999999999-');
  const folders = ['builds', 'pages'].map((name) => join(scratch.path, name));
  for (const name of ['builds', 'pages']) {
    for (const entry of [running, ended, 'a.json']) await scratch.write(`${name}/${entry}`, '');
  }
  await clearCache([...folders, join(scratch.path, 'missing')]);
  for (const folder of folders) expect(await readdir(folder)).toEqual(['a.json', running].sort());
});
