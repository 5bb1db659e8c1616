import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listFiles } from '../output/list-files.ts';
import { digestOwnFiles, fingerprintProduct } from './fingerprint-product.ts';

test('changes with the content of a file, also if its size and time stay, and not with its time', async () => {
  const folder = await createTemporaryFolder();
  const path = join(folder.path, 'module.ts');
  const digest = () =>
    digestOwnFiles(
      listFiles(folder.path).map((file) => ({ ...file, name: join(folder.path, file.name) })),
    );
  const write = async (text: string, time: number) => {
    await folder.write('module.ts', text);
    await utimes(path, time, time);
  };
  await write('one', 1_000);
  const first = digest();
  expect(digest()).toBe(first);
  await write('one', 2_000);
  expect(digest()).toBe(first);
  await write('two', 2_000);
  expect(digest()).not.toBe(first);
});

test('is the same each time', () => {
  expect(fingerprintProduct()).toBe(fingerprintProduct());
});
