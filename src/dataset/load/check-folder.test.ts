import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from './check-folder.ts';

test('reads no file that is too large', async () => {
  const scratch = await createTemporaryFolder();
  await scratch.write('a.json', exampleTask({ id: 'a' }));
  await scratch.write('large.json', '');
  await truncate(join(scratch.path, 'large.json'), 40_000_000);

  const { findings, textOf } = await checkFolder(scratch.path);
  expect(findings.filter(({ file }) => file === 'large.json')).toMatchObject([{ code: 'F08' }]);
  expect(textOf('large.json')).toBe('');
  expect(textOf('a.json')).toContain('"id": "a"');
});

test('says at which task the site would lose the address of an earlier one', async () => {
  const folder = await createTemporaryFolder();
  const line = (id: string, task: object) =>
    `${JSON.stringify({ file: `${id}.json`, task: { ...task, id } })}\n`;
  await folder.write('1.jsonl', line('a', exampleTask()));
  await folder.write('2.jsonl', line('b', exampleTask()));
  await folder.write('tasks/a.json', exampleTask({ id: 'a', instruction: 'Mute the player.' }));
  await folder.write('tasks/b.json', exampleTask({ id: 'b' }));
  await folder.write('dataset.json', {
    releases: [
      { version: '1', export: '1.jsonl' },
      { version: '2', export: '2.jsonl' },
    ],
  });
  const { findings } = await checkFolder(`${folder.path}/tasks`);
  expect(findings.filter(({ code }) => code === 'D10')).toEqual([
    expect.objectContaining({ file: 'a.json', pointer: '/id', line: 2, severity: 'error' }),
  ]);
});

test('lists the faults of a folder in which every file is broken', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('a.json', '{\n  "id": "a",,\n}');
  await folder.write('notes.json', { about: 'these tasks' });
  const { tasks, fileCount, findings } = await checkFolder(folder.path);
  expect(tasks).toEqual([]);
  expect(fileCount).toBe(2);
  expect(findings.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['F01', 'a.json', 2],
    ['F05', 'notes.json', 1],
  ]);
});

test('a suite may list a task whose file cannot be read', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('os/a.json', exampleTask({ id: 'a' }));
  await folder.write('os/b.json', '{ "id": "b",');
  await folder.write('os/c/task.json', '{');
  await folder.write('quick.json', { os: ['a', 'b', 'c', 'os'], web: ['b'] });
  const { findings } = await checkFolder(folder.path);
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'F01 ',
    'F01 ',
    'D03 /os/3',
    'D03 /web/0',
  ]);
});
