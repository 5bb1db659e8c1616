import { chmod, lstat, mkdir, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const at = (name: string) => join(folder.path, name);
const read = (name: string) => readFile(at(name), 'utf8');
const before = Buffer.from('old');
const modeOf = async (name: string) => (await stat(at(name))).mode & 0o777;

test.for(['640', '666', '775'])('keeps the permissions %s of a file', async (permissions) => {
  const mode = Number.parseInt(permissions, 8);
  await folder.write('a.json', 'old');
  await chmod(at('a.json'), mode);
  expect(writeWhole(at('a.json'), 'new')).toBe(true);
  expect([await read('a.json'), await modeOf('a.json')]).toEqual(['new', mode]);
  expect(await readdir(folder.path)).toEqual(['a.json']);
});

test('gives a new file the permissions that any other has', async () => {
  await folder.write('other', '');
  writeWhole(at('a.json'), 'new');
  expect([await read('a.json'), await modeOf('a.json')]).toEqual(['new', await modeOf('other')]);
});

test.for([
  ['a file', true],
  ['nothing yet', false],
] as const)('writes through a link to %s', async ([, isThere]) => {
  await mkdir(at('other'));
  if (isThere) await folder.write('other/a.json', 'old');
  await symlink('other/a.json', at('b.json'));
  writeWhole(at('b.json'), 'new');
  expect((await lstat(at('b.json'))).isSymbolicLink()).toBe(true);
  expect(await read('other/a.json')).toBe('new');
});

test('replaces a file with the longest name', async () => {
  const name = `${'a'.repeat(250)}.json`;
  await folder.write(name, 'old');
  writeWhole(at(name), 'new');
  expect(await read(name)).toBe('new');
});

test('leaves a reader that has opened the earlier file its content', async () => {
  await folder.write('a.json', 'old');
  const { ino } = await stat(at('a.json'));
  writeWhole(at('a.json'), 'new');
  expect((await stat(at('a.json'))).ino).not.toBe(ino);
});

test('replaces a file only if it has the content that it must have', async () => {
  await folder.write('a.json', 'edited');
  expect(writeWhole(at('a.json'), 'new', { before })).toBe(false);
  expect(await read('a.json')).toBe('edited');
  await folder.write('a.json', 'old');
  expect(writeWhole(at('a.json'), 'new', { before })).toBe(true);
  expect(await read('a.json')).toBe('new');
  await rm(at('a.json'));
  expect(writeWhole(at('a.json'), 'new', { before })).toBe(false);
  expect(await readdir(folder.path)).toEqual([]);
});

test('fails where it cannot write, and leaves nothing beside it', async () => {
  await folder.write('a.json/b', 'in a folder');
  expect(() => writeWhole(at('a.json'), 'new')).toThrow('EISDIR');
  expect(await readdir(folder.path)).toEqual(['a.json']);
});
