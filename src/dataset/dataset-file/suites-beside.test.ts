import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { readSuitesBeside } from './suites-beside.ts';

const folder = folderForEachTest();
const files = ['os/a.json', 'os/b.json', 'vlc/c/task.json'];

const read = (settings: { suites?: string[] } = {}) =>
  readSuitesBeside(settings, join(folder.path, 'tasks'), files);

test('reads the lists of ids beside the folder, in alphabetical order', async () => {
  await folder.write('small.json', { os: ['b'] });
  await folder.write('all.json', { os: ['a', 'b'], vlc: ['c'] });
  expect(read()).toMatchObject([
    {
      name: 'all',
      path: join(folder.path, 'all.json'),
      file: '../all.json',
      members: [
        { folder: 'os', id: 'a', at: ['os', 0] },
        { folder: 'os', id: 'b', at: ['os', 1] },
        { folder: 'vlc', id: 'c', at: ['vlc', 0] },
      ],
    },
    { name: 'small', members: [{ folder: 'os', id: 'b' }] },
  ]);
});

test('leaves out the ids of tasks that may be in other folders', async () => {
  await folder.write('all.json', { os: ['a', 'b'], windows: ['d'] });
  expect(read().map(({ members }) => members.map(({ id }) => id))).toEqual([['a', 'b']]);
});

test.for<[string, string, object | string]>([
  ['a list of other tasks', 'all.json', { os: ['d', 'e'] }],
  ['a list of which most are other tasks', 'all.json', { os: ['a', 'd', 'e'] }],
  ['an empty list', 'all.json', {}],
  ['settings', 'package.json', { name: 'a', os: ['a'] }],
  ['an array', 'all.json', ['a', 'b']],
  ['a text that is not JSON', 'all.json', '{"os": ["a"]'],
  ['a list with the name of a file in the folder', 'a.json', { os: ['a'] }],
  ['a hidden file', '.all.json', { os: ['a'] }],
  ['a file in another folder', 'lists/all.json', { os: ['a'] }],
  ['dataset.json', 'dataset.json', { os: ['a'] }],
])('does not take %s for a suite', async ([, file, content]) => {
  await folder.write(file, content);
  expect(read()).toEqual([]);
});

test('follows no link', async () => {
  await folder.write('elsewhere/all.json', { os: ['a'] });
  await symlink(join(folder.path, 'elsewhere/all.json'), join(folder.path, 'all.json'));
  expect(read()).toEqual([]);
});

test('reads none where dataset.json names suites, if only to say that there are none', async () => {
  await folder.write('all.json', { os: ['a'] });
  expect(read({ suites: [] })).toEqual([]);
});

test('reads nothing outside of a repository', async () => {
  await folder.write('all.json', { os: ['a'] });
  await mkdir(join(folder.path, 'tasks/.git'), { recursive: true });
  expect(read()).toEqual([]);
});

test('reads none where the folder around the tasks is missing', () => {
  expect(readSuitesBeside({}, join(folder.path, 'gone/tasks'), files)).toEqual([]);
});
