import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { UsageError } from '../usage-error.ts';
import { watchFolders } from './watch-folders.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test('passes over a folder that is removed just before it is watched', async () => {
  const folder = await createTemporaryFolder();
  const watched = watchFolders(() => undefined, failing('ENOENT'));
  watched.add([folder.path]);
  watched.close();
});

test('says so when the system allows no more watched folders', async () => {
  const folder = await createTemporaryFolder();
  const watched = watchFolders(() => undefined, failing('ENOSPC'));
  expect(() => {
    watched.add([folder.path]);
  }).toThrow(UsageError);
});
