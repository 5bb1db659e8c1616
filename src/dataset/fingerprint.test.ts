import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, type TemporaryFolder } from '../tests/support/temporary-folder.ts';
import { fingerprintDataset } from './fingerprint.ts';

let scratch: TemporaryFolder;
beforeEach(async () => {
  scratch = await createTemporaryFolder();
  await scratch.write('tasks/office/a.json', { instruction: 'a' });
  await scratch.write('tasks/office/b.json', { instruction: 'b' });
  await scratch.write('tasks/dataset.json', { suites: ['lists/*.json', '../more.json'] });
  await scratch.write('tasks/lists/small.json', { office: ['a'] });
  await scratch.write('more.json', { office: ['b'] });
});
afterEach(() => scratch.remove());

const path = (name: string) => join(scratch.path, name);
const fingerprint = () => fingerprintDataset(path('tasks'));

test('stays the same while nothing changes, and with files that are no JSON', async () => {
  const before = await fingerprint();
  await scratch.write('tasks/notes.md', 'A note.');
  await scratch.write('tasks/office/a.json', { instruction: 'a' });
  expect(await fingerprint()).toBe(before);
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
  ['one lies beside the folder', () => scratch.write('dataset.json', { title: 'T' })],
  ['a suite is edited', () => scratch.write('tasks/lists/small.json', { office: ['b'] })],
  ['a suite outside the folder is edited', () => scratch.write('more.json', { office: ['a'] })],
])('changes when %s', async ([, change]) => {
  const before = await fingerprint();
  await change();
  expect(await fingerprint()).not.toBe(before);
});

test.for([
  ['is missing', 'nowhere', undefined],
  ['has a faulty dataset.json', 'tasks', '{'],
] as const)('fails when the folder %s', async ([, folder, manifest]) => {
  if (manifest !== undefined) await scratch.write(`${folder}/dataset.json`, manifest);
  await expect(fingerprintDataset(path(folder))).rejects.toThrow();
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
