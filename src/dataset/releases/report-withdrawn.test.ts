import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { createTemporaryFolder } from '../../tests/support/temporary-folder.ts';
import { runGit } from '../git/run-git.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadDataset } from '../load/load-dataset.ts';
import { commitFiles } from '../../tests/commands/commit-files.ts';

const withdraw = (id: string, replacedBy: string) => ({
  id,
  replacedBy,
  reason: 'Its site is gone.',
});
const withdrawn = [
  withdraw('os-old', 'web-new'),
  withdraw('web-old', 'os-new'),
  withdraw('misspelt', 'os-new'),
  withdraw('os-old', 'missing'),
];

test.for([
  ['the whole dataset', '.'],
  ['one of its folders', 'os'],
  ['another one', 'web'],
] as const)('withdrawn tasks may be those of other folders: %s', async ([, name]) => {
  const folder = await createTemporaryFolder();
  for (const id of ['os-new', 'os-old', 'web-new', 'web-old']) {
    await folder.write(
      `${id.split('-')[0]}/${id}.json`,
      exampleTask({ id, instruction: `${id}.` }),
    );
  }
  await folder.write('dataset.json', { releases: { tags: 'v*' }, withdrawn });
  await commitFiles(folder.path, 'v1.0.0');
  await runGit(folder.path, ['rm', '--quiet', 'os/os-old.json', 'web/web-old.json']);

  const { findings } = await checkFolder(join(folder.path, name));
  const found = findings.filter(({ code }) => code === 'D11');
  expect(found.map(({ message }) => message)).toEqual([
    'no release has the withdrawn task "misspelt"',
    'the task "missing", which replaces a withdrawn one, is not in the dataset',
  ]);
  const loaded = await loadDataset(join(folder.path, name));
  expect(loaded.findings.filter(({ code }) => code === 'D11')).toEqual(found);
});

test('without a release, no task can be withdrawn', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('a.json', exampleTask({ id: 'a' }));
  for (const releases of [{}, { releases: [] }]) {
    await folder.write('dataset.json', { ...releases, withdrawn: [withdraw('b', 'a')] });
    for (const check of [checkFolder, loadDataset]) {
      const { findings } = await check(folder.path);
      expect(findings.map(({ code }) => code)).toEqual(['D11']);
    }
  }
});

test('a task whose file nobody can read is the one that the file is named after', async () => {
  const folder = await createTemporaryFolder();
  const pointer = 'version https://git-lfs.github.com/spec/v1\n';
  await folder.write('1/os/b.json', pointer);
  await folder.write('1/a.json', exampleTask({ id: 'a' }));
  await folder.write('tasks/a.json', exampleTask({ id: 'a' }));
  await folder.write('tasks/web/d.json', pointer);
  await folder.write('tasks/dataset.json', {
    releases: [{ version: '1', folder: '../1' }],
    withdrawn: [withdraw('os/b', 'a'), withdraw('c', 'a'), withdraw('b', 'web/d')],
  });
  const tasks = join(folder.path, 'tasks');
  for (const { findings } of [await checkFolder(tasks), await loadDataset(tasks)]) {
    const found = findings.filter(({ code }) => code === 'D11');
    expect(found.map(({ message }) => message)).toEqual(['no release has the withdrawn task "c"']);
  }
});

test('of two tasks with one id, one can be withdrawn', async () => {
  const folder = await createTemporaryFolder();
  const task = (instruction: string) => exampleTask({ id: 'a', instruction });
  const line = (file: string) => `${JSON.stringify({ file, task: task(file) })}\n`;
  await folder.write('1.jsonl', line('linux/os/a.json') + line('windows/os/a.json'));
  await folder.write('linux/os/a.json', task('linux/os/a.json'));
  const ids = ['windows/os/a', 'linux/os/a', 'a', 'mac/os/a'];
  await folder.write('dataset.json', {
    releases: [{ version: '1', export: '1.jsonl' }],
    withdrawn: ids.map((id) => withdraw(id, 'linux/os/a')),
  });
  for (const { findings } of [await checkFolder(folder.path), await loadDataset(folder.path)]) {
    const found = findings.filter(({ code }) => code === 'D11');
    expect(found.map(({ message }) => message)).toEqual([
      'the task "linux/os/a" is withdrawn, but the dataset has it',
      'the task "a" is withdrawn, but the dataset has it; of several with this id, name the removed one as "folder/a"',
      'no release has the withdrawn task "mac/os/a"',
    ]);
  }
});

test('a dataset without releases has no withdrawn task', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('a.json', exampleTask({ id: 'a' }));
  await folder.write('dataset.json', { withdrawn: [withdraw('b', 'a')] });
  for (const { findings } of [await checkFolder(folder.path), await loadDataset(folder.path)]) {
    const found = findings.filter(({ code }) => code === 'D11');
    expect(found.map(({ message }) => message)).toEqual(['no release has the withdrawn task "b"']);
  }
});
