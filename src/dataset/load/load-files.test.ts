import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { loadFiles, loadText } from './load-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test('checks single files, each with the dataset it belongs to', async () => {
  await folder.write('one/dataset.json', { check: { severity: { D01: 'off' } } });
  await folder.write('one/os/a.json', exampleTask({ id: 'other' }));
  await folder.write('two/b.json', exampleTask({ id: 'other' }));
  const checked = await loadFiles(
    ['one/os/a.json', 'two/b.json'].map((file) => join(folder.path, file)),
  );
  expect(checked.map(({ findings }) => findings.map(({ code, file }) => [code, file]))).toEqual([
    [],
    [['D01', 'b.json']],
  ]);
});

test('judges commands by what the dataset says of its environment and its functions', async () => {
  const login = { command: 'echo secret | sudo -S ls', shell: true, user: 'root' };
  const config = [{ type: 'execute', parameters: login }];
  await folder.write('a.json', exampleTask({ id: 'a', config }));
  const findCodes = async () => {
    const [checked] = await loadFiles([join(folder.path, 'a.json')]);
    return checked?.findings.map(({ code }) => code);
  };
  expect(await findCodes()).toEqual(['W19', 'V05']);

  await folder.write('dataset.json', {
    environment: { placeholders: [] },
    vocabulary: { actions: { execute: { parameters: { user: { type: 'string' } } } } },
  });
  expect(await findCodes()).toEqual([]);
});

test('looks at no other file of the dataset, and judges none of its exceptions', async () => {
  const exceptions = [{ file: 'b.json', rule: 'D01', reason: 'The name is wanted.' }];
  await folder.write('dataset.json', { check: { exceptions } });
  await folder.write('a.json', exampleTask({ id: 'a' }));
  await folder.write('b.json', exampleTask({ id: 'a' }));
  const [checked] = await loadFiles([join(folder.path, 'b.json')]);
  expect([checked?.findings, checked?.excepted, checked?.fileCount]).toEqual([[], 1, 1]);
});

test('only reads a dataset.json', async () => {
  await folder.write('dataset.json', { title: 'Desk' });
  const [checked] = await loadFiles([join(folder.path, 'dataset.json')]);
  expect([checked?.findings, checked?.fileCount]).toEqual([[], 0]);
});

test('checks a task without a file, without asking for its name', async () => {
  const task = exampleTask({ id: 'any', config: 'x' });
  const text = new TextEncoder().encode(`${JSON.stringify(task)}\n`);
  const { findings, tasks } = await loadText(text, folder.path);
  expect(findings.map(({ code, file }) => [code, file])).toEqual([['S02', '']]);
  expect(tasks).toHaveLength(1);
});
