import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { makeFolder } from './make-folder.ts';

const folder = folderForEachTest();

test('makes a folder and those around it, also where they are already there', () => {
  const path = join(folder.path, 'a/b/c');
  for (const again of [1, 2]) {
    makeFolder(path);
    expect(existsSync(path), `run ${again}`).toBe(true);
  }
});

test('says which of them a file is in the way of', async () => {
  await folder.write('a', '');
  expect(() => {
    makeFolder(join(folder.path, 'a/b/c'));
  }).toThrow(expect.objectContaining({ code: 'EEXIST', path: join(folder.path, 'a') }));
});

// Where not even root may write.
test.runIf(process.platform === 'linux')('says which of them the system does not allow', () => {
  expect(() => {
    makeFolder('/proc/a/b/c');
  }).toThrow(expect.objectContaining({ path: '/proc/a' }));
});
