import { lstat, readdir, readFile, stat, symlink, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../tests/support/temporary-folder.ts';
import { replaceFile } from './replace-file.ts';
import { UsageError } from './usage-error.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('gives a file its new content and keeps its permissions', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('a.json', 'old');
  const path = join(folder.path, 'a.json');
  await chmod(path, 0o640);
  await replaceFile(path, bytes('new'));
  expect(await readFile(path, 'utf8')).toBe('new');
  expect((await stat(path)).mode & 0o777).toBe(0o640);
  expect(await readdir(folder.path)).toEqual(['a.json']);
});

test('writes through a link', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('a.json', 'old');
  const link = join(folder.path, 'b.json');
  await symlink('a.json', link);
  await replaceFile(link, bytes('new'));
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readFile(join(folder.path, 'a.json'), 'utf8')).toBe('new');
});

test('says what cannot be written, and leaves nothing beside it', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('a.json/b', 'in a folder');
  await expect(replaceFile(join(folder.path, 'a.json'), bytes('new'))).rejects.toThrow(UsageError);
  expect(await readdir(folder.path)).toEqual(['a.json']);
});
