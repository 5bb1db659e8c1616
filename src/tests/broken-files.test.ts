import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Dataset, loadDataset } from '#dataset/load/load-dataset.ts';
import { toTask } from '#format/reading/to-task.ts';
import { brokenFiles } from './support/broken-files.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';

const folder = await createTemporaryFolder();
let dataset: Dataset;

beforeAll(async () => {
  for (const { name, content } of brokenFiles) await folder.write(name, content);
  await symlink('loop.json', join(folder.path, 'loop.json'));
  await symlink('.', join(folder.path, 'again'));
  dataset = await loadDataset(folder.path);
});

/** Without D07: the instructions differ, but most of these tasks have the same evaluator. */
const codesOf = (name: string) =>
  dataset.findings
    .filter(({ file, severity, code }) => file === name && severity !== 'info' && code !== 'D07')
    .map(({ code }) => code);

test.for(brokenFiles.map((file) => [file.name, file] as const))('%s', ([name, expected]) => {
  expect(codesOf(name)).toEqual(expected.codes);
  expect(dataset.tasks.some(({ file }) => file === name)).toBe(expected.isTask);
});

test('a link to itself is reported', () => {
  expect(codesOf('loop.json')).toEqual(['F07']);
});

test('a link to its own folder is not followed', () => {
  expect(dataset.fileCount).toBe(brokenFiles.length + 1);
});

test('a key named __proto__ stays a field of its task', () => {
  const task = dataset.tasks.find(({ file }) => file === 'proto.json');
  expect(Object.keys(toTask(task?.fields ?? {}).extra)).toEqual(['__proto__']);
});
