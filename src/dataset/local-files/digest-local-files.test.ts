import { symlink } from 'node:fs/promises';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { TemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadFiles } from '../load/load-files.ts';
import { digestDataset, readDataset } from '../load/read-dataset.ts';
import { digestLocalFiles } from './digest-local-files.ts';
import { listLocalNames } from './list-local-names.ts';
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
const digest = ({ path: folder }: TemporaryFolder, ...names: [string, string][]) => {
  const texts = names.map((pair) => JSON.stringify(task(...pair)));
  const { uploaded, compared } = listLocalNames(texts, builtInVocabulary);
  return Object.keys(digestLocalFiles([folder], [...uploaded, ...compared]));
};

test('digests the files of equal size that a task uploads and compares with', async () => {
  await folder.write('assets/a.docx', 'one');
  await folder.write('assets/b.docx', 'two');
  await folder.write('assets/c.docx', 'three');
  expect(digest(folder, ['./assets/a.docx', 'assets\\b.docx'])).toEqual([
    'assets/a.docx',
    'assets/b.docx',
  ]);
  expect(digest(folder, ['assets/a.docx', 'assets/c.docx'])).toEqual([]);
  expect(digest(folder, ['assets/a.docx', 'assets/missing.docx'])).toEqual([]);
});

test('reads no file outside of the folder', async () => {
  await folder.write('a.docx', 'one');
  await folder.write('tasks/b.docx', 'one');
  await symlink(join(folder.path, 'a.docx'), join(folder.path, 'tasks/link.docx'));
  const tasks = { ...folder, path: join(folder.path, 'tasks') };
  expect(digest(tasks, ['../a.docx', 'b.docx'])).toEqual([]);
  expect(digest(tasks, [join(folder.path, 'a.docx'), 'b.docx'])).toEqual([]);
  expect(digest(tasks, ['link.docx', 'b.docx'])).toEqual([]);
  expect(digest(tasks, ['b.docx\0', '.'])).toEqual([]);
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

test('reads the text of scripts, also by a path from the folder above', async () => {
  await folder.write('tasks/check.sh', 'grep -c a b\n');
  await folder.write('tasks/long.sh', '#'.repeat(200_000));
  const result = { type: 'own_output', src: 'tasks/check.sh', dest: '/home/user/check.sh' };
  const named = JSON.stringify(exampleTask({ evaluator: { func: 'any', result } }));
  const names = listLocalNames([named], builtInVocabulary);
  const read = (root: string) => digestLocalFiles([root], names.scripts);
  expect(read(folder.path)).toEqual({ 'tasks/check.sh': 'grep -c a b\n' });
  expect(read(join(folder.path, 'tasks'))).toEqual({ 'tasks/check.sh': 'grep -c a b\n' });
  expect(digestLocalFiles([folder.path], ['tasks/long.sh'])).toEqual({});
});
