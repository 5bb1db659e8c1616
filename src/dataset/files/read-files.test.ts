import { execFileSync } from 'node:child_process';
import { symlink, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { parseRaw, readFiles } from './parse-files.ts';
import { readTasks, toUnreadable } from './read-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test('reads files in the given order, more than are opened at once', async () => {
  const files = Array.from({ length: 70 }, (_, index) => `${70 - index}.json`);
  for (const file of files) await folder.write(file, exampleTask({ id: file }));
  const parsed = readFiles(folder.path, files);
  expect(parsed.map(({ file }) => file)).toEqual(files);
  expect(parsed.map(({ fields }) => fields?.id)).toEqual(files);
});

test.for([
  ['does not exist', 'missing.json', 'the file cannot be read: it does not exist'],
  ['is a folder', 'folder.json', 'the file cannot be read: it is not a regular file'],
] as const)('reports a file that %s', async ([, file, message]) => {
  await folder.write('folder.json/a.txt', '');
  expect(readFiles(folder.path, [file])).toEqual([
    {
      file,
      text: '',
      isPlainText: false,
      fields: undefined,
      findings: [
        {
          code: 'F07',
          rule: 'unreadable',
          severity: 'error',
          consequence: 'stops',
          file,
          pointer: '',
          line: 1,
          column: 1,
          message,
        },
      ],
    },
  ]);
});

test('reports a file that is too large for one task', async () => {
  await folder.write('a.json', '');
  await truncate(join(folder.path, 'a.json'), 16_000_001);
  const [parsed] = readFiles(folder.path, ['a.json']);
  expect(parsed?.fields).toBeUndefined();
  expect(parsed?.findings.map(({ code, message }) => [code, message])).toEqual([
    ['F08', 'the file has 17 MB; at most 16 MB are allowed'],
  ]);
});

test('reports what cannot be read under its name', () => {
  expect(
    parseRaw(toUnreadable({ file: 'os/a.json', reason: 'it is lost' })).findings,
  ).toMatchObject([{ code: 'F07', file: 'os/a.json', line: 1, column: 1 }]);
});

test.runIf(process.platform === 'linux')('does not wait for a file that never ends', async () => {
  execFileSync('mkfifo', [join(folder.path, 'pipe.json')]);
  await symlink('/dev/zero', join(folder.path, 'zero.json'));
  const parsed = readFiles(folder.path, ['pipe.json', 'zero.json']);
  expect(parsed.map(({ findings }) => findings[0]?.code)).toEqual(['F07', 'F07']);
});

test.for([
  ['UTF-8', (text: string) => Buffer.from(text), []],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`), ['F03']],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), ['F02']],
] as const)('reads several tasks from one file in %s', async ([, encode, codes]) => {
  const tasks = ['a', 'b'].map((id) => exampleTask({ id }));
  await folder.write('all.json', encode(JSON.stringify(tasks, null, 2)));
  const [list, ...members] = readFiles(folder.path, ['all.json']);
  expect(list?.fields).toBeUndefined();
  expect(list?.findings.map(({ code }) => code)).toEqual(codes);
  expect(
    members.map(({ file, isPlainText, start, fields }) => [file, isPlainText, start, fields?.id]),
  ).toEqual([
    ['all.json#a', true, { line: 2, column: 3 }, 'a'],
    ['all.json#b', true, { line: lineOf(list?.text, '"b"') - 1, column: 3 }, 'b'],
  ]);
  expect(members.map(({ text }): unknown => JSON.parse(text))).toEqual(tasks);
});

const lineOf = (text = '', searched: string): number =>
  text.split('\n').findIndex((line) => line.includes(searched)) + 1;

test('takes JSON Lines without tasks for no tasks, but reports one that is named', async () => {
  await folder.write('log.jsonl', '{"instruction": "Open it.", "reward": 1}\n{"reward": 0}\n');
  expect(readTasks(folder.path, 'log.jsonl')).toEqual([]);
  const [parsed, ...others] = readFiles(folder.path, ['log.jsonl']);
  expect(others).toEqual([]);
  expect(parsed?.findings.map(({ code }) => code)).toEqual(['F01']);
});

test('reads more than 16 MB in one file with several tasks', async () => {
  const notes = 'a'.repeat(6_000_000);
  const tasks = ['a', 'b', 'c'].map((id) => exampleTask({ id, notes }));
  await folder.write('all.json', tasks);
  const parsed = readFiles(folder.path, ['all.json']);
  expect(parsed.flatMap(({ fields }) => fields?.id ?? [])).toEqual(['a', 'b', 'c']);
});
