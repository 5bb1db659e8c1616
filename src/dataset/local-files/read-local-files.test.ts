import { symlink } from 'node:fs/promises';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { TemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadFiles } from '../load/load-files.ts';
import { digestDataset, readDataset } from '../load/read-dataset.ts';
import { listLocalNames } from './list-local-names.ts';
import { readLocalFiles } from './read-local-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const path = '/home/user/a.docx';
const upload = (local: string) => [
  { type: 'upload_file', parameters: { files: [{ local_path: local, path }] } },
];
const task = (local: string, reference: string) =>
  exampleTask({
    id: 'a',
    config: upload(local),
    evaluator: {
      func: 'compare_docx_files',
      result: { type: 'vm_file', path, dest: 'a.docx' },
      expected: { type: 'cloud_file', path: reference, dest: 'b.docx' },
    },
  });
/** What is known of the files of tasks in a folder, by their names. */
const readAll = (root: string, tasks: Record<string, object>, around: readonly string[] = []) => {
  const files = Object.entries(tasks).map(([file, value]) => ({
    file,
    text: JSON.stringify(value),
  }));
  const names = listLocalNames(files, builtInVocabulary);
  return readLocalFiles({ own: [root], around, repository: around.at(-1) }, names);
};
const digest = ({ path: root }: TemporaryFolder, local: string, reference: string) =>
  Object.entries(readAll(root, { 'a.json': task(local, reference) })).flatMap(([name, state]) =>
    'digest' in state ? name : [],
  );

test('digests the files of equal size that a task uploads and compares with', async () => {
  await folder.write('assets/a.docx', 'one');
  await folder.write('assets/b.docx', 'two');
  await folder.write('assets/c.docx', 'three');
  expect(digest(folder, './assets/a.docx', 'assets\\b.docx')).toEqual([
    'assets/a.docx',
    'assets/b.docx',
  ]);
  expect(digest(folder, 'assets/a.docx', 'assets/c.docx')).toEqual([]);
  expect(digest(folder, 'assets/a.docx', 'assets/missing.docx')).toEqual([]);
});

test('reads no file outside of the folder', async () => {
  await folder.write('a.docx', 'one');
  await folder.write('tasks/b.docx', 'one');
  await symlink(join(folder.path, 'a.docx'), join(folder.path, 'tasks/link.docx'));
  const tasks = { ...folder, path: join(folder.path, 'tasks') };
  expect(digest(tasks, '../a.docx', 'b.docx')).toEqual([]);
  expect(digest(tasks, join(folder.path, 'a.docx'), 'b.docx')).toEqual([]);
  expect(digest(tasks, 'link.docx', 'b.docx')).toEqual([]);
  expect(digest(tasks, 'b.docx\0', '.')).toEqual([]);
});

test.for([
  ['the same bytes', 'one', ['W05']],
  ['other bytes', 'two', []],
] as const)('every check compares a reference with %s', async ([, content, codes]) => {
  await folder.write('a.json', task('assets/a.docx', 'assets/done.docx'));
  await folder.write('assets/a.docx', 'one');
  await folder.write('assets/done.docx', content);
  const all = [await checkFolder(folder.path), ...(await loadFiles([join(folder.path, 'a.json')]))];
  for (const { findings } of all) {
    expect(findings.filter(({ code }) => code === 'W05').map(({ code }) => code)).toEqual(codes);
  }
});

test('finds files beside dataset.json, and a change of one', async () => {
  await folder.write('dataset.json', {});
  await folder.write('tasks/a.json', task('assets/a.docx', 'assets/done.docx'));
  await folder.write('assets/a.docx', 'one');
  await folder.write('assets/done.docx', 'one');
  const before = await readDataset(join(folder.path, 'tasks'));
  expect(Object.keys(before.localFiles)).toEqual(['assets/a.docx', 'assets/done.docx']);
  await folder.write('assets/done.docx', 'two');
  const after = await readDataset(join(folder.path, 'tasks'));
  expect(digestDataset(after)).not.toBe(digestDataset(before));
});

const run = (src: string) =>
  exampleTask({
    evaluator: { func: 'any', result: { type: 'own_output', src, dest: '/home/user/check.sh' } },
  });

test('reads the text of scripts, also by a path from the folder above', async () => {
  await folder.write('tasks/check.sh', 'grep -c a b\n');
  await folder.write('tasks/long.sh', '#'.repeat(200_000));
  const known = { file: 'check.sh', size: 12, text: 'grep -c a b\n' };
  const tasks = join(folder.path, 'tasks');
  expect(readAll(folder.path, { 'a.json': run('tasks/check.sh') })).toEqual({
    'tasks/check.sh': { ...known, file: 'tasks/check.sh' },
  });
  expect(readAll(tasks, { 'a.json': run('tasks/check.sh') }, [folder.path])).toEqual({
    'tasks/check.sh': known,
  });
  expect(readAll(tasks, { 'a.json': run('check.sh') })).toEqual({ 'check.sh': known });
  expect(readAll(tasks, { 'a.json': run('long.sh') })).toEqual({
    'long.sh': { file: 'long.sh', size: 200_000 },
  });
});

test('finds a path in any field, and says no more of a file beside the dataset than its size', async () => {
  await folder.write('tasks/x.json', {});
  await folder.write('assets/plan.txt', 'north');
  await folder.write('assets/plan.bin', 'no\0rth');
  await folder.write('.env/key.txt', 'secret');
  const tasks = join(folder.path, 'tasks');
  const named = {
    'x.json': { evaluator: {}, notes: { plans: ['./assets/plan.txt', '.env/key.txt'] } },
  };
  expect(readAll(tasks, named, [folder.path])).toEqual({
    'assets/plan.txt': { file: '../assets/plan.txt', size: 5 },
    '.env/key.txt': {},
  });
  expect(readAll(folder.path, { 'x.json': { plan: 'assets/plan.bin' } })).toEqual({
    'assets/plan.bin': { file: 'assets/plan.bin', size: 6 },
  });
  expect(readAll(tasks, { 'x.json': { plan: 'https://example.org/assets/plan.txt' } })).toEqual({});
});

test('lists what is in the folder of a single task, without tasks, links and hidden files', async () => {
  await folder.write('flood/task.json', '');
  await folder.write('flood/answer.json', '{}');
  await folder.write('flood/parts/rain.py', 'print(1)');
  await folder.write('flood/.cache/rain.py', 'print(1)');
  await folder.write('flood/inner/task.json', '');
  await folder.write('flood/inner/snow.md', '# Snow');
  await folder.write('both/notes.md', '');
  await symlink(join(folder.path, 'both/notes.md'), join(folder.path, 'flood/link.md'));
  const tasks = ['flood/task.json', 'flood/inner/task.json', 'both/a.json', 'both/b.json'];
  const known = readAll(folder.path, {
    'flood/answer.json': {},
    ...Object.fromEntries(tasks.map((file) => [file, exampleTask({ helper: 'parts/rain.py' })])),
  });
  expect(known).toEqual({
    'flood/answer.json': { file: 'flood/answer.json', size: 2, text: '{}', taskFolder: 'flood' },
    'flood/parts/rain.py': {
      file: 'flood/parts/rain.py',
      size: 8,
      text: 'print(1)',
      taskFolder: 'flood',
    },
    'flood/inner/snow.md': {
      file: 'flood/inner/snow.md',
      size: 6,
      text: '# Snow',
      taskFolder: 'flood/inner',
    },
  });
});
