import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { checkFolder } from '../load/check-folder.ts';
import { findAbsentFiles } from './find-absent-files.ts';

const folder = folderForEachTest();
const absent = (...names: readonly string[]) => findAbsentFiles([folder.path], names);

test('finds the file that is absent where most are there', async () => {
  await folder.write('assets/a.png', 'a');
  await folder.write('data/b.png', 'b');
  expect(absent('assets/a.png', 'data/b.png', 'cache/c.png')).toEqual({
    'cache/c.png': { isFolderThere: false },
  });
  expect(absent('assets/a.png', 'assets/c.png')).toEqual({
    'assets/c.png': { isFolderThere: true },
  });
});

test('says nothing where files may be kept elsewhere', async () => {
  await folder.write('assets/a.png', 'a');
  expect(absent('assets/a.png', 'cache/b.png', 'cache/c.png')).toEqual({});
  expect(absent('a.png')).toEqual({});
  expect(absent()).toEqual({});
});

test('looks at no path that leads out of the folders or is filled in later', async () => {
  await folder.write('a.png', 'a');
  const names = ['a.png', 'b/../../c.png', '/srv/c.png', 'C:/c.png', '{id}/c.png', 'c\0.png'];
  expect(absent(...names)).toEqual({});
});

test('a check looks around the folder of the tasks', async () => {
  const upload = (local_path: string) =>
    exampleTask({
      id: 'a',
      config: [
        { type: 'upload_file', parameters: { files: [{ local_path, path: '/home/user/a' }] } },
      ],
    });
  await folder.write('sets/assets/a.png', 'a');
  await folder.write('sets/tasks/a.json', upload('sets/assets/a.png'));
  await folder.write('sets/tasks/b.json', upload('sets/assets/b.png'));
  const { findings } = await checkFolder(join(folder.path, 'sets/tasks'));
  expect(
    findings.filter(({ code }) => code === 'W70').map(({ file, severity }) => [file, severity]),
  ).toEqual([['b.json', 'error']]);
});

test('finds a reference that is in the cache of the repository', async () => {
  const task = exampleTask({
    id: 'a',
    evaluator: {
      func: 'compare_docx_files',
      result: { type: 'vm_file', path: '/home/user/Desktop/page.docx', dest: 'page.docx' },
      expected: { type: 'cache_file', path: 'page_expected.docx' },
    },
  });
  await folder.write('tasks/a.json', task);
  const codesIn = async () => {
    const { findings } = await checkFolder(join(folder.path, 'tasks'));
    return findings.filter(({ code }) => code === 'W04').map(({ code }) => code);
  };
  expect(await codesIn()).toEqual(['W04']);
  await folder.write('cache/a/page_expected.docx', 'a');
  expect(await codesIn()).toEqual([]);
});
