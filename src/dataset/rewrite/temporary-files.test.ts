import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { removeTemporaryFiles, toTemporaryName } from './temporary-files.ts';

test('removes the temporary files of a folder and nothing else', async () => {
  const folder = await createTemporaryFolder();
  const others = ['.benchlight-1.tmp', '.hidden', 'a.json', 'a.tmp', `b${toTemporaryName()}`];
  for (const name of [toTemporaryName(), toTemporaryName(), ...others]) {
    await folder.write(name, 'half');
  }
  await folder.write(`${toTemporaryName()}/file`, 'in a folder of that name');
  await removeTemporaryFiles(folder.path);
  const left = await readdir(folder.path);
  expect(left.filter((name) => others.includes(name)).sort()).toEqual(others.sort());
  expect(left).toHaveLength(others.length + 1);
});

test('passes over a folder that does not exist', async () => {
  const folder = await createTemporaryFolder();
  await expect(removeTemporaryFiles(`${folder.path}/none`)).resolves.toBeUndefined();
});
