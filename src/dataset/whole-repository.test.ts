import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { Finding } from '#lint/model/finding.ts';
import { checkFolder } from './load/check-folder.ts';
import { loadDataset } from './load/load-dataset.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const write = (file: string, id: string) =>
  folder.write(file, exampleTask({ id, instruction: `Do ${id}.` }));

/** Both ways of checking a folder, which must agree. */
async function checkBoth() {
  const { path } = folder;
  const dataset = await loadDataset(path);
  const checked = await checkFolder(path);
  expect(checked.findings).toEqual(dataset.findings);
  expect(checked.fileCount).toBe(dataset.fileCount);
  return dataset;
}

const inShort = ({ file, code, pointer }: Finding) => `${file} ${code} ${pointer}`;

test('takes a file that lists tasks by folder for a suite, and checks it', async () => {
  await write('set/examples/os/a.json', 'a');
  await write('set/examples/vlc/b.json', 'b');
  await folder.write('set/test_all.json', { os: ['a', 'missing'], vlc: ['b'] });
  await folder.write('set/test_small.json', { vlc: ['b'], os: [] });
  const { suites, findings, fileCount } = await checkBoth();
  expect(suites.map(({ name, file, members }) => [name, file, members.length])).toEqual([
    ['test_all', 'set/test_all.json', 3],
    ['test_small', 'set/test_small.json', 1],
  ]);
  expect(findings.map(inShort)).toEqual(['set/test_all.json D03 /os/1']);
  expect(findings[0]?.line).toBe(4);
  expect(fileCount).toBe(2);
});

test('names suites with one file name by their paths', async () => {
  await write('os/a.json', 'a');
  for (const file of ['linux/all.json', 'windows/all.json', 'few.json']) {
    await folder.write(file, { os: ['a'] });
  }
  const { suites } = await checkBoth();
  expect(suites.map(({ name }) => name)).toEqual(['few', 'linux/all', 'windows/all']);
});

test.for<[string, object]>([
  ['lists no task', { os: ['x'] }],
  ['lists anything beside', { os: ['a'], version: 2 }],
  ['has no folder', {}],
  ['has only empty lists', { os: [] }],
])('does not take a file for a suite that %s', async ([, value]) => {
  await write('os/a.json', 'a');
  await folder.write('list.json', value);
  const { suites, findings } = await checkBoth();
  expect(suites).toEqual([]);
  expect(findings.map(inShort)).toEqual(['list.json F05 ']);
});

test.for<[string, string[]]>([
  ['none', []],
  ['one', ['small.json']],
])('offers only the suites that dataset.json names: %s', async ([, suites]) => {
  await folder.write('dataset.json', { suites });
  await write('os/a.json', 'a');
  for (const file of ['all.json', 'small.json']) await folder.write(file, { os: ['a'] });
  const dataset = await checkBoth();
  expect(dataset.suites.map(({ file }) => file)).toEqual(suites);
  expect(dataset.findings.map(({ code }) => code)).toEqual(['F05']);
});

test('names settings and templates once', async () => {
  await write('tasks/os/a.json', 'a');
  await folder.write('package.json', { name: 'tasks' });
  await folder.write('settings/proxy.json', []);
  await folder.write('tasks/template.json', exampleTask({ id: '', instruction: '' }));
  const { findings, tasks, fileCount } = await checkBoth();
  expect(findings.map(inShort)).toEqual(['package.json F05 ']);
  expect(findings[0]?.message).toBe(
    '3 files are not tasks: package.json, settings/proxy.json, tasks/template.json',
  );
  expect([tasks.length, fileCount]).toEqual([1, 4]);
});

test('names at most twenty files, and counts the others', async () => {
  await write('os/a.json', 'a');
  for (let index = 10; index < 35; index++) await folder.write(`settings-${index}.json`, []);
  const { findings } = await checkBoth();
  expect(findings[0]?.message).toMatch(
    /^25 files are not tasks: settings-10\.json, .* and 5 more$/,
  );
});

test('names the folder of many files', async () => {
  await write('os/a.json', 'a');
  for (let index = 10; index < 16; index++) await folder.write(`runs/${index}.json`, []);
  await folder.write('settings/proxy.json', []);
  const { findings } = await checkBoth();
  expect(findings[0]?.message).toBe('7 files are not tasks: 6 in "runs/", settings/proxy.json');
});

test('does not name a file that dataset.json excepts', async () => {
  const exceptions = [{ file: 'b.json', rule: 'F05', reason: 'It is ours.' }];
  await folder.write('dataset.json', { check: { exceptions } });
  await write('os/a.json', 'a');
  for (const file of ['b.json', 'c.json', 'd.json']) await folder.write(file, []);
  const { findings } = await checkBoth();
  expect(findings.map(({ message }) => message)).toEqual(['2 files are not tasks: c.json, d.json']);
});
