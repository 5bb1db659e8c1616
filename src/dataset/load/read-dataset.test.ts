import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { digestDataset, readDataset } from './read-dataset.ts';

const scratch = folderForEachTest();
beforeEach(async () => {
  await scratch.write('tasks/office/a.json', { instruction: 'a' });
  await scratch.write('tasks/office/b.json', { instruction: 'b' });
  await scratch.write('tasks/dataset.json', { suites: ['lists/*.json', 'linked/*.json'] });
  await scratch.write('tasks/lists/small.json', { office: ['a'] });
  await scratch.write('more/more.json', { office: ['b'] });
  await symlink('../more', join(scratch.path, 'tasks/linked'));
});

const path = (name: string) => join(scratch.path, name);
const digest = async () => digestDataset(await readDataset(path('tasks')));

test('stays the same while nothing that is read changes', async () => {
  const before = await digest();
  await scratch.write('tasks/notes.md', 'A note.');
  await scratch.write('dataset.json', { title: 'Hidden by the one in the folder' });
  await scratch.write('tasks/office/a.json', { instruction: 'a' });
  expect(await digest()).toBe(before);
});

test.for<[string, () => Promise<unknown>]>([
  ['a task is edited', () => scratch.write('tasks/office/a.json', { instruction: 'c' })],
  ['a task is added', () => scratch.write('tasks/office/c.json', { instruction: 'c' })],
  ['a task is removed', () => rm(path('tasks/office/a.json'))],
  ['a task is renamed', () => rename(path('tasks/office/a.json'), path('tasks/office/d.json'))],
  ['two tasks are swapped', swapTasks],
  ['a file becomes a folder', replaceByFolder],
  ['a link leads nowhere', () => symlink('nowhere', path('tasks/lost.json'))],
  ['dataset.json is edited', () => scratch.write('tasks/dataset.json', { title: 'T' })],
  ['dataset.json is removed', () => rm(path('tasks/dataset.json'))],
  ['a file gets a byte order mark', () => scratch.write('tasks/office/a.json', '\u{FEFF}{}')],
  ['a suite is edited', () => scratch.write('tasks/lists/small.json', { office: ['b'] })],
  ['a suite behind a link is edited', () => scratch.write('more/more.json', { office: ['a'] })],
])('changes when %s', async ([, change]) => {
  const before = await digest();
  await change();
  expect(await digest()).not.toBe(before);
});

test.for([
  ['is missing', 'nowhere', undefined],
  ['has a faulty dataset.json', 'tasks', '{'],
] as const)('fails when the folder %s', async ([, folder, datasetFile]) => {
  if (datasetFile !== undefined) await scratch.write(`${folder}/dataset.json`, datasetFile);
  await expect(readDataset(path(folder))).rejects.toThrow();
});

async function swapTasks(): Promise<void> {
  await rename(path('tasks/office/a.json'), path('tasks/x'));
  await rename(path('tasks/office/b.json'), path('tasks/office/a.json'));
  await rename(path('tasks/x'), path('tasks/office/b.json'));
}

async function replaceByFolder(): Promise<void> {
  await rm(path('tasks/office/a.json'));
  await mkdir(path('tasks/office/a.json'));
}
