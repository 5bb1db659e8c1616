import * as fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { UsageError } from '../usage-error.ts';
import { watchFolders } from './watch-folders.ts';

vi.mock(import('node:fs'), { spy: true });

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test('passes over a folder that is removed just before it is watched', async () => {
  await using folder = await createTemporaryFolder();
  vi.mocked(fs.watch).mockImplementationOnce(failing('ENOENT'));
  const watched = watchFolders(() => undefined);
  watched.add([folder.path]);
  watched.close();
  expect(fs.watch).toHaveBeenCalledOnce();
});

test('says so when the system allows no more watched folders', async () => {
  await using folder = await createTemporaryFolder();
  vi.mocked(fs.watch).mockImplementationOnce(failing('ENOSPC'));
  const watched = watchFolders(() => undefined);
  expect(() => {
    watched.add([folder.path]);
  }).toThrow(UsageError);
});
