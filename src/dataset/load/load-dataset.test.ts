import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { loadDataset } from './load-dataset.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test('loads tasks in the order of their paths, without the files of the dataset itself', async () => {
  await folder.write('dataset.json', { title: 'Desk', suites: ['suites/*.json'] });
  await folder.write('suites/small.json', { os: ['b'] });
  await folder.write('os/b.json', exampleTask({ id: 'b', instruction: 'Save the page as a PDF.' }));
  await folder.write('a.json', exampleTask({ id: 'a' }));
  await folder.write('readme.md', '# Desk');
  const dataset = await loadDataset(folder.path);
  expect(dataset.tasks.map(({ file, fields }) => [file, fields.id])).toEqual([
    ['a.json', 'a'],
    ['os/b.json', 'b'],
  ]);
  expect(dataset.suites.map(({ name, members }) => [name, members])).toEqual([
    ['small', [{ folder: 'os', id: 'b', at: ['os', 0] }]],
  ]);
  expect([dataset.folder, dataset.datasetFile.title]).toEqual([folder.path, 'Desk']);
  expect([dataset.fileCount, dataset.findings]).toEqual([2, []]);
});

test('reports everything in order of file, line, column and code', async () => {
  await folder.write(
    'a.json',
    exampleTask({ id: 'other', proxy: 'true', evaluator: { func: '' } }),
  );
  await folder.write('b.json', '{"instruction": }');
  await folder.write('list.json', '[]');
  await symlink('missing.json', join(folder.path, 'c.json'));
  const { findings, fileCount } = await loadDataset(folder.path);
  expect(findings.map(({ file, code, pointer }) => `${file} ${code} ${pointer}`)).toEqual([
    'a.json D01 /id',
    'a.json S05 /evaluator/func',
    'a.json S04 /proxy',
    'b.json F01 ',
    'c.json F07 ',
    'list.json F05 ',
  ]);
  expect(fileCount).toBe(4);
  await folder.write('dataset.json', { check: { severity: { F01: 'off', F07: 'off' } } });
  const { findings: others, unreadable } = await loadDataset(folder.path);
  expect(others.some(({ code }) => code === 'F01' || code === 'F07')).toBe(false);
  expect(unreadable).toEqual(['b.json', 'c.json']);
});

test("accepts a dataset's own names", async () => {
  await folder.write('dataset.json', { vocabulary: { metrics: { judge_dance: {} } } });
  await folder.write('example.json', exampleTask({ evaluator: { func: 'judge_dance' } }));
  const { findings } = await loadDataset(folder.path);
  expect(findings).toEqual([]);
});

test.for([
  ['is missing', 'missing', /the tasks folder .*missing does not exist$/],
  ['is a file', 'list.json', /list\.json is a file, not a folder$/],
] as const)('refuses a folder that %s', async ([, tasks, expected]) => {
  await folder.write('list.json', '[]');
  await expect(loadDataset(join(folder.path, tasks))).rejects.toMatchObject({
    message: expect.stringMatching(expected) as string,
    hint: expect.stringMatching(/^Name the folder that contains the task files/) as string,
  });
});

test.for([
  ['no JSON file', {}, /has no JSON file$/, /^The names of task files end in/],
  [
    'no task',
    { 'a.json': '[]' },
    /the only JSON file in .* is not a task$/,
    /^A task is a JSON object with an "instruction" or an "evaluator", in a file of its own or in an array of tasks\.$/,
  ],
  [
    'broken files alone',
    { 'a.json': '[]', 'b.json': '{' },
    /none of the 2 JSON files in .* is a task$/,
    /^The command "check" lists the files that cannot be read, and what is wrong with each\.$/,
  ],
] as const)('refuses a folder with %s', async ([, files, message, hint]) => {
  for (const [file, text] of Object.entries(files)) await folder.write(file, text);
  await expect(loadDataset(folder.path)).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
    hint: expect.stringMatching(hint) as string,
  });
});
