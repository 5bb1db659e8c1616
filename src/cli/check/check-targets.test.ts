import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { describeCircumstances, toReport } from './check-report.ts';
import { checkTargets } from './check-targets.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test.for([
  ['a folder twice', ['good', 'good/'], 1],
  ['a folder and one in it', ['.', 'good'], 2],
  ['a folder and a file in it', ['good', 'good/example.json'], 1],
  ['a folder and a link to it', ['good', 'link'], 1],
  ['a folder and a file behind a link to it', ['good', 'link/example.json'], 1],
  ['a folder and a file that it leaves out', ['good', 'good/.draft/example.json'], 2],
] as const)('checks each file once: %s', async ([, names, files]) => {
  for (const name of ['good', 'other', 'good/.draft']) {
    await folder.write(`${name}/example.json`, exampleTask());
  }
  await symlink('good', join(folder.path, 'link'));
  const checked = await checkTargets(names.map((name) => join(folder.path, name)));
  const read = checked.map(({ fileCount }) => fileCount);
  expect(read.reduce((sum, count) => sum + count, 0)).toBe(files);
});

test('lists what is beside several folders once', async () => {
  for (const name of ['os', 'web']) await folder.write(`${name}/a.json`, exampleTask({ id: 'a' }));
  await folder.write('quick.json', { os: ['a', 'missing'] });
  await folder.write('dataset.json', { suites: ['quick.json'] });
  const checked = await checkTargets(['os', 'web'].map((name) => join(folder.path, name)));
  for (const naming of ['nameOf', 'pathOf'] as const) {
    const { findings } = toReport(checked, naming);
    expect(findings.map(({ code }) => code)).toEqual(['D03']);
  }
});

test('says why a target cannot be read', async () => {
  await symlink('link', join(folder.path, 'link'));
  const check = (name: string) => checkTargets([join(folder.path, name)]);
  await expect(check('gone')).rejects.toThrow(/gone does not exist$/);
  await expect(check('link')).rejects.toThrow(/link cannot be read: the link points to itself$/);
});

test('reports a broken link that is named like a task', async () => {
  await symlink('gone.json', join(folder.path, 'broken.json'));
  const [checked] = await checkTargets([join(folder.path, 'broken.json')]);
  expect(checked?.findings.map(({ code }) => code)).toEqual(['F07']);
});

test('names settings further down, which do not apply', async () => {
  await folder.write('tasks/a.json', exampleTask({ id: 'a' }));
  await folder.write('tasks/dataset.json', {});
  vi.stubEnv('INIT_CWD', folder.path);
  const describe = async () => describeCircumstances(await checkTargets([folder.path]));
  expect(await describe()).toEqual([
    expect.stringMatching(/^tasks\/dataset\.json was not used, .* tasks$/),
  ]);
  await folder.write('dataset.json', {});
  expect(await describe()).toEqual([]);
});
