import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runCommand } from '#tests/commands/run-command.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();
const check = (...args: string[]) => runCommand('check', args, folder.path);
const baseline = ['--baseline', 'known.json'];
const read = () => readFile(join(folder.path, 'known.json'), 'utf8');

/** Three tasks, two of which have a string for a boolean, and one has no "config". */
async function writeTasks() {
  const { config: _config, ...rest } = exampleTask({ id: 'c' });
  await folder.write('tasks/a.json', exampleTask({ id: 'a', proxy: 'false', instruction: 'A b.' }));
  await folder.write('tasks/b.json', exampleTask({ id: 'b', proxy: 'false', instruction: 'C d.' }));
  await folder.write('tasks/c.json', { ...rest, instruction: 'E f.' });
}

test('leaves out what is recorded, reports what is new, and asks to remove what is gone', async () => {
  await writeTasks();
  expect((await check('tasks')).code).toBe(1);
  const written = await check('tasks', '--write-baseline', 'known.json');
  expect([written.code, written.stdout]).toEqual([
    0,
    `recorded 3 findings in ${join(folder.path, 'known.json')}\n`,
  ]);
  const known = await check('tasks', ...baseline, '--fail-on', 'warning');
  expect([known.code, known.stdout]).toEqual([
    0,
    expect.stringMatching(/^3 tasks: nothing found[^]*\n3 more findings in the baseline\n/),
  ]);

  await rename(join(folder.path, 'tasks/c.json'), join(folder.path, 'tasks/moved.json'));
  await folder.write('tasks/b.json', exampleTask({ id: 'b', instruction: 'C d.' }));
  await folder.write('tasks/d.json', exampleTask({ id: 'd', config: 'x', instruction: 'G h.' }));
  const changed = await check('tasks', ...baseline);
  expect(changed.code).toBe(1);
  expect(changed.stdout).toContain('tasks/d.json:');
  expect(changed.stdout).not.toMatch(/S01|S04/);
  expect(changed.stdout).toContain(
    '2 more findings in the baseline\n1 finding of the baseline is gone; remove it with --prune-baseline\n',
  );
  const json = JSON.parse((await check('tasks', ...baseline, '--format', 'json')).stdout) as object;
  expect(json).toMatchObject({ recorded: 2, gone: 1 });

  const pruned = await check('tasks', ...baseline, '--prune-baseline');
  expect(pruned.stdout).toMatch(/^removed 1 finding from .*known\.json, which still records 2\n/);
  expect(pruned.stdout).not.toContain('gone');
  expect(await read()).not.toContain('"b"');
});

test('a single file asks to remove only what it had itself', async () => {
  await writeTasks();
  await check('tasks', '--write-baseline=known.json');
  await folder.write('tasks/a.json', exampleTask({ id: 'a', instruction: 'A b.' }));
  const { stdout } = await check('tasks/a.json', ...baseline);
  expect(stdout).toContain('1 finding of the baseline is gone');
  expect((await check('tasks/b.json', ...baseline)).stdout).not.toContain('gone');
});

test('dataset.json may name the baseline, which is no task and counts in a build too', async () => {
  await writeTasks();
  await folder.write('tasks/dataset.json', { check: { baseline: 'known/base.json' } });
  await mkdir(join(folder.path, 'tasks/known'));
  const { stdout } = await check('tasks', '--write-baseline');
  expect(stdout).toBe(`recorded 3 findings in ${join(folder.path, 'tasks/known/base.json')}\n`);
  const { code, stdout: report } = await check('tasks', '--level', 'info', '--fail-on', 'warning');
  expect(code).toBe(0);
  expect(report).not.toContain('base.json');
});

test.for([
  ['is not JSON', '{\n  "version": 1,\n', /known\.json:3:1: .*\nCorrect the baseline, or write/],
  ['lacks a field', '{\n  "version": 1\n}\n', /known\.json:1:1: "findings" is missing/],
  ['is newer', '{\n  "version": 2, "findings": {}}\n', /known\.json:2:14: version 2 .*\nUpdate/],
  ['is of no version', '{ "findings": [] }', /known\.json:1:1: "version" is missing/],
] as const)('refuses a baseline that %s', async ([, text, message]) => {
  await writeTasks();
  await folder.write('known.json', text);
  const { code, stderr } = await check('tasks', ...baseline);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test.for([
  ['a baseline that is missing', ['--baseline', 'no.json'], /no\.json does not exist\nWrite it/],
  ['to prune none', ['--prune-baseline'], /needs a baseline/],
  ['to write a part', ['--write-baseline', '--rule', 'S04'], /cannot be combined with --rule/],
  ['to write and prune', ['--write-baseline', '--prune-baseline'], /cannot be combined/],
  ['to replace a task', ['--write-baseline=tasks/a.json'], /exists and is not a baseline/],
] as const)('refuses %s', async ([, args, message]) => {
  await writeTasks();
  const { code, stderr } = await check('tasks', ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test('takes a task after --write-baseline for a target, and records notes on demand', async () => {
  await writeTasks();
  const { stdout } = await check('--write-baseline', 'tasks/a.json');
  expect(stdout).toContain('recorded 1 finding in ');
  expect(stdout).toContain('benchlight-baseline.json; to use it: --baseline');
  await rm(join(folder.path, 'benchlight-baseline.json'));
  await folder.write('tasks/a.json', JSON.stringify(exampleTask({ id: 'a', instruction: 'A b.' })));
  await check('tasks', '--write-baseline', 'known.json', '--level', 'info');
  expect(await read()).toContain('"rule": "F09"');
});

test('--fix leaves what is recorded as it is', async () => {
  await folder.write('tasks/a.json', exampleTask({ id: 'a', proxy: 'true', instruction: 'A b.' }));
  await check('tasks', '--write-baseline', 'known.json');
  const task = exampleTask({ id: 'a', proxy: 'true', fixed_ip: 'true', instruction: 'A b.' });
  await folder.write('tasks/a.json', task);
  const { stdout } = await check('tasks', ...baseline, '--fix');
  expect(stdout).toMatch(/^fixed 1 finding in 1 file\n/);
  const text = await readFile(join(folder.path, 'tasks/a.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ proxy: 'true', fixed_ip: true });
});
