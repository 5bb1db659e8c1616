import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { folderNames, ignoreUnread, listBelow, walkFolders } from './walk-folders.ts';

const folder = folderForEachTest();

test('visits the nearest folders first, as far as they are entered', async () => {
  for (const file of ['a/x/1', 'a/y/2', 'b/3', 'left out/4', '5']) await folder.write(file, '');
  const visited: unknown[] = [];
  walkFolders(folder.path, {
    visit({ path, level, entries }) {
      visited.push([path, level]);
      return folderNames(entries).filter((name) => name !== 'left out');
    },
    most: 4,
  });
  expect(visited).toEqual([
    ['', 0],
    ['a', 1],
    ['b', 1],
    ['a/x', 2],
  ]);
});

test('lists links and does not follow them', async () => {
  await folder.write('outside/a', '');
  await folder.write('root/b', '');
  for (const [target, link] of [
    ['..', 'up'],
    ['.', 'here'],
    ['../outside', 'outside'],
    ['missing', 'broken'],
    ['itself', 'itself'],
  ] as const) {
    await symlink(target, join(folder.path, 'root', link));
  }
  await symlink('root', join(folder.path, 'linked root'));
  const expected = ['b', 'broken', 'here', 'itself', 'outside', 'up'];
  expect(listBelow(join(folder.path, 'root')).sort()).toEqual(expected);
  expect(listBelow(join(folder.path, 'linked root')).sort()).toEqual(expected);
});

test.runIf(process.platform !== 'win32')('lists names with any character', async () => {
  const files = ['a\nb/\\c', '\u2028/ ', '*/?', 'e\u0301/ü'];
  for (const file of files) await folder.write(file, '');
  expect(listBelow(folder.path).sort()).toEqual(files.sort());
});

test('throws for what is no folder, unless the caller skips it', async () => {
  await folder.write('a', '');
  for (const name of ['a', 'missing']) {
    expect(() => listBelow(join(folder.path, name))).toThrow(/ENOTDIR|ENOENT/);
    expect(listBelow(join(folder.path, name), { skip: ignoreUnread })).toEqual([]);
  }
});

test.runIf(process.getuid?.() !== 0)('goes on after a folder that cannot be read', async () => {
  for (const file of ['closed/a', 'open/b']) await folder.write(file, '');
  const closed = join(folder.path, 'closed');
  await chmod(closed, 0);
  const skipped: string[] = [];
  const files = listBelow(folder.path, { skip: (path) => skipped.push(path) });
  await chmod(closed, 0o700);
  expect([files, skipped]).toEqual([['open/b'], ['closed']]);
});
