import { chmod, lstat, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { replaceFile } from './replace-file.ts';
import { folderForEachTest } from '../../tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const bytes = (text: string) => new TextEncoder().encode(text);
const change = { before: bytes('old'), after: bytes('new') };

test.for(['640', '666', '775'])(
  'gives a file its new content and keeps the permissions %s',
  async (permissions) => {
    const mode = Number.parseInt(permissions, 8);
    await folder.write('a.json', 'old');
    const path = join(folder.path, 'a.json');
    await chmod(path, mode);
    expect(await replaceFile(path, change)).toBe('replaced');
    expect(await readFile(path, 'utf8')).toBe('new');
    expect((await stat(path)).mode & 0o777).toBe(mode);
    expect(await readdir(folder.path)).toEqual(['a.json']);
  },
);

test('writes through a link', async () => {
  await folder.write('a.json', 'old');
  const link = join(folder.path, 'b.json');
  await symlink('a.json', link);
  await replaceFile(link, change);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readFile(join(folder.path, 'a.json'), 'utf8')).toBe('new');
});

test('replaces a file with the longest name', async () => {
  const name = `${'a'.repeat(250)}.json`;
  await folder.write(name, 'old');
  await replaceFile(join(folder.path, name), change);
  expect(await readFile(join(folder.path, name), 'utf8')).toBe('new');
});

test('does not replace a file that has other content by now', async () => {
  await folder.write('a.json', 'edited');
  const path = join(folder.path, 'a.json');
  expect(await replaceFile(path, change)).toBe('changed');
  expect(await readFile(path, 'utf8')).toBe('edited');
  expect(await readdir(folder.path)).toEqual(['a.json']);
});

test('does not write a file that was deleted', async () => {
  await folder.write('a.json', 'old');
  const path = join(folder.path, 'a.json');
  await rm(path);
  expect(await replaceFile(path, change)).toBe('changed');
  expect(await readdir(folder.path)).toEqual([]);
});

test('says what cannot be written, and leaves nothing beside it', async () => {
  await folder.write('a.json/b', 'in a folder');
  const path = join(folder.path, 'a.json');
  await expect(replaceFile(path, change)).rejects.toThrow(UsageError);
  expect(await readdir(folder.path)).toEqual(['a.json']);
});
