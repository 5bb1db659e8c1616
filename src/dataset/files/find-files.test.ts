import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJsonFiles } from './find-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

test('finds JSON files of any depth in alphabetical order, and nothing else', async () => {
  const files = [
    'b.json',
    'a/c.JSON',
    'a/b/d e#.json',
    'os/c/task.json',
    '表/1.json',
    '[x]/{y}.json',
  ];
  const site = ['site/.benchlight-files', 'site/tasks/b.json'];
  const run = ['traj.jsonl', 'result.txt', 'task.json'].map((name) => `agent/os/b/${name}`);
  const others = ['a.txt', 'json', 'node_modules/x/package.json', '.git/y.json', 'os/c/traj.jsonl'];
  const stopped = ['pyautogui/screenshot/model/os/b/result.txt', 'som/os/c/result.txt'];
  run.push('pyautogui/screenshot/model/os/b/config.json', 'old/os/b/a.json');
  run.push(...['result.txt', 'recording.mp4'].map((name) => `old/os/b/${name}`));
  files.push('som/os/c/task.json');
  for (const file of [...files, ...others, ...site, ...run, ...stopped])
    await folder.write(file, '{}');
  expect(await findJsonFiles(folder.path)).toEqual({ files: [...files].sort(), broken: [] });
});

test('finds the files of a built site that is named itself', async () => {
  for (const name of ['.benchlight-files', 'tasks/b.json']) await folder.write(name, '{}');
  expect((await findJsonFiles(folder.path)).files).toEqual(['tasks/b.json']);
});

test.runIf(process.platform !== 'win32')('finds files and folders of any name', async () => {
  const names = [
    ...Array.from('\n\r\t\\\u0001\u007f\u0085\u2028\u2029\ufeff*?[]{}()!+@|~ .$^#%"\'`<>:'),
    '🎞',
    'e\u0301',
  ];
  const files = names.flatMap((name) => [`a${name}.json`, `a${name}b/c.json`]);
  for (const file of files) await folder.write(file, '{}');
  expect(await findJsonFiles(folder.path)).toEqual({ files: files.sort(), broken: [] });
});

test.runIf(process.getuid?.() !== 0)('reports a folder that cannot be read', async () => {
  await folder.write('a.json', '{}');
  await folder.write('closed/b.json', '{}');
  const closed = join(folder.path, 'closed');
  await chmod(closed, 0);
  expect(await findJsonFiles(folder.path)).toEqual({
    files: ['a.json'],
    broken: [{ file: 'closed', reason: 'permission denied' }],
  });
  await expect(findJsonFiles(closed)).rejects.toThrow(/closed cannot be read: permission denied$/);
  await chmod(closed, 0o700);
});

// Other systems refuse such a name.
test.runIf(process.platform === 'linux')('reports names that are not valid UTF-8', async () => {
  const below = (...bytes: number[]) =>
    Buffer.concat([Buffer.from(`${folder.path}/os`), Buffer.from(bytes)]);
  await folder.write('\ufffd/a\ufffd.json', '{}');
  await writeFile(Buffer.concat([below(0xff), Buffer.from('.json')]), '{}');
  await writeFile(Buffer.concat([below(0xff), Buffer.from('.txt')]), '');
  await mkdir(below(0xfe));
  await writeFile(Buffer.concat([below(0xfe), Buffer.from('/b.json')]), '{}');
  expect(await findJsonFiles(folder.path)).toEqual({
    files: ['\ufffd/a\ufffd.json'],
    broken: ['os\ufffd', 'os\ufffd.json'].map((file) => ({
      file,
      reason: 'its name is not valid UTF-8',
    })),
  });
});

test('finds nothing in an empty folder', async () => {
  expect(await findJsonFiles(folder.path)).toEqual({ files: [], broken: [] });
});

test('follows links to files and folders', async () => {
  await folder.write('outside/os/a.json', '{}');
  await folder.write('outside/b.json', '{}');
  await mkdir(join(folder.path, 'tasks'));
  await symlink('../outside/os', join(folder.path, 'tasks/linked'));
  await symlink('../outside/b.json', join(folder.path, 'tasks/c.json'));
  expect(await findJsonFiles(join(folder.path, 'tasks'))).toEqual({
    files: ['c.json', 'linked/a.json'],
    broken: [],
  });
});

test('finds the files of a folder that is itself a link', async () => {
  await folder.write('outside/a.json', '{}');
  await symlink('outside', join(folder.path, 'tasks'));
  expect((await findJsonFiles(join(folder.path, 'tasks'))).files).toEqual(['a.json']);
});

test('enters a folder once, however many links lead to it', async () => {
  await folder.write('outside/a.json', '{}');
  await folder.write('tasks/os/b.json', '{}');
  for (const name of ['one', 'two']) {
    await symlink('../outside', join(folder.path, 'tasks', name));
  }
  await symlink('os', join(folder.path, 'tasks/three'));
  await symlink('.', join(folder.path, 'tasks/here'));
  expect((await findJsonFiles(join(folder.path, 'tasks'))).files).toEqual([
    'one/a.json',
    'os/b.json',
  ]);
});

test.for([
  ['the folder above', '..', 'tasks/up', ['a.json', 'b.json']],
  ['a folder after one inside it', '../outside', 'tasks/z', ['a.json', 'b.json', 'c.json']],
] as const)('finds each file once when a link leads to %s', async ([, target, link, expected]) => {
  await folder.write('tasks/a.json', '{}');
  await folder.write('outside/os/b.json', '{}');
  await folder.write('outside/c.json', '{}');
  await symlink('../outside/os', join(folder.path, 'tasks/linked'));
  await symlink(target, join(folder.path, link));
  const { files } = await findJsonFiles(join(folder.path, 'tasks'));
  const names = files.map((file) => file.split('/').at(-1));
  expect(names.sort()).toEqual(expected);
});

test('knows a file by its own name rather than by that of a link', async () => {
  await folder.write('real.json', '{}');
  await folder.write('a/other.json', '{}');
  await symlink('../real.json', join(folder.path, 'a/link.json'));
  const { files } = await findJsonFiles(folder.path);
  expect(files).toEqual(['a/other.json', 'real.json']);
});

test('reports links that lead nowhere or to themselves', async () => {
  await folder.write('a.json', '{}');
  await symlink('missing.json', join(folder.path, 'b.json'));
  await symlink('c.json', join(folder.path, 'c.json'));
  await symlink('missing', join(folder.path, 'd'));
  expect(await findJsonFiles(folder.path)).toEqual({
    files: ['a.json'],
    broken: ['b.json', 'c.json'].map((file) => ({
      file,
      reason: 'the link is broken or points to itself',
    })),
  });
});

test('finds the files of JSON Lines that may have tasks', async () => {
  const task = '{"id": "a", "instruction": "Open the map."}\n';
  await folder.write('b.jsonl', task);
  await folder.write('os/c.NDJSON', Buffer.from(`\ufeff${task}`, 'utf16le'));
  await folder.write('log.jsonl', '{"action": "click", "reward": 0}\n');
  await folder.write('empty.jsonl', '');
  await symlink('missing', join(folder.path, 'gone.jsonl'));
  expect(await findJsonFiles(folder.path)).toEqual({
    files: ['b.jsonl', 'os/c.NDJSON'],
    broken: [],
  });
});
