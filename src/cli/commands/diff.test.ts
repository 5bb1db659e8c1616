import { symlink } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { diff } from './diff.ts';

const folder = folderForEachTest();
let printed: string[];

beforeEach(async () => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  vi.stubEnv('INIT_CWD', folder.path);
  await folder.write('old/tasks/a.json', exampleTask({ id: 'a' }));
  await folder.write('new/a.json', exampleTask({ id: 'a', instruction: 'Print it.' }));
});

test.for([
  ['two folders', ['old', 'new'], 0],
  ['a worse class than the change', ['old', 'new', '--fail-on', 'environment'], 0],
  ['the class of the change', ['old', 'new', '--fail-on', 'instruction'], 1],
  ['any difference', ['old', 'new', '--fail-on', 'any'], 1],
  ['any difference of equal folders', ['old', 'old/tasks', '--fail-on', 'any'], 0],
] as const)('compares %s', async ([, args, expected]) => {
  expect(await diff(args)).toBe(expected);
});

test('compares with the tasks folder when only one state is named', async () => {
  expect(await diff(['old', '--tasks', 'new', '--format', 'json'])).toBe(0);
  expect(JSON.parse(printed.join(''))).toMatchObject({
    changed: [{ id: 'a', class: 'instruction' }],
    same: 0,
  });
});

test.for([
  ['earlier', ['site', 'new']],
  ['later', ['new', 'site']],
] as const)('reads the tasks.jsonl of a built site as the %s state', async ([, states]) => {
  const record = { file: 'a.json', task: exampleTask({ id: 'a', instruction: 'Print it.' }) };
  await folder.write('site/data/tasks.jsonl', `${JSON.stringify(record)}\n`);
  await folder.write('site/tasks/a.json', record.task);
  await folder.write('site/tasks/a@1.0.0.json', exampleTask({ id: 'a' }));
  await folder.write('site/.benchlight-files', 'a');
  expect(await diff([...states, '--fail-on', 'any'])).toBe(0);
});

test('names all files as the later state does', async () => {
  for (const name of ['old/tasks/b', 'old/tasks/c', 'new/c']) {
    await folder.write(`${name}.json`, name.endsWith('b') ? '{' : exampleTask({ id: 'c' }));
  }
  await folder.write('new/b.json', exampleTask({ id: 'b' }));
  expect(await diff(['old', 'new', '--format', 'json'])).toBe(0);
  expect(JSON.parse(printed.join(''))).toMatchObject({
    before: { unreadable: ['b.json'] },
    readable: [{ id: 'b', file: 'b.json' }],
  });
});

test('a task whose file can no longer be read is a difference', async () => {
  await folder.write('broken/a.json', '{');
  await folder.write('broken/b.json', exampleTask({ id: 'b' }));
  await folder.write('old/tasks/b.json', exampleTask({ id: 'b' }));
  expect(await diff(['old/tasks', 'broken', '--fail-on', 'any'])).toBe(1);
  expect(printed.join('')).toContain('Correct the files that can no longer be read');
  expect(await diff(['old/tasks', 'broken', '--fail-on', 'instruction'])).toBe(0);
});

test('refuses an export without expected values beside whole tasks', async () => {
  const result = { type: 'vm_command_line', command: 'ls' };
  const expected = { type: 'rule', rules: { expected: 'a' } };
  const judge = (reference: JsonObject) =>
    exampleTask({ id: 'a', evaluator: { func: 'exact_match', result, expected: reference } });
  await folder.write('new/a.json', judge(expected));
  const record = { file: 'a.json', task: judge({ type: 'rule' }) };
  await folder.write('omit.jsonl', `${JSON.stringify(record)}\n`);
  for (const states of [
    ['omit.jsonl', 'new'],
    ['new', 'omit.jsonl'],
  ]) {
    await expect(diff(states)).rejects.toThrow('"omit.jsonl" has no expected values');
  }
  expect(await diff(['omit.jsonl', 'omit.jsonl'])).toBe(0);
});

test('a tasks folder deeper in one state is not a renaming', async () => {
  await diff(['old', 'old/tasks', '--format', 'json']);
  expect(JSON.parse(printed.join(''))).toMatchObject({ renamed: [], same: 1 });
});

test('a file that one state has broken is neither added nor removed', async () => {
  for (const id of ['b', 'c']) await folder.write(`old/tasks/${id}.json`, exampleTask({ id }));
  await folder.write('new/b.json', '{"id": "b", ');
  await symlink('gone.json', `${folder.path}/new/c.json`);
  for (const [states, broken] of [
    [['old/tasks', 'new'], 'new'],
    [['new', 'old/tasks'], 'new'],
  ] as const) {
    printed = [];
    await diff(states);
    const line = `Not readable in ${broken}, and so not compared: b.json, c.json.`;
    expect(printed.join('')).toContain(line);
    expect(printed.join('')).not.toMatch(/Added|Removed/);
  }
});

test('takes the next version from "dataset.json"', async () => {
  await folder.write('new/dataset.json', { version: '1.2.0' });
  await diff(['old', 'new']);
  expect(printed.join('')).toContain('The next version should be a major one: 2.0.0.');
});

test('takes the next version from that of the earlier folder, where the later one has grown', async () => {
  await folder.write('released/dataset.json', { version: '3.4.1' });
  await folder.write('released/a.json', exampleTask({ id: 'a', source: 'https://example.org' }));
  await folder.write('grown/dataset.json', { version: '3.4.2' });
  await folder.write('grown/a.json', exampleTask({ id: 'a' }));
  await diff(['released', 'grown']);
  expect(printed.join('')).toContain('The next version should be a patch one: 3.4.2.');
});

const judge = (expected: string) =>
  exampleTask({
    id: 'a',
    evaluator: { func: 'exact_match', expected: { type: 'rule', rules: { expected } } },
  });

test('does not quote expected values that the dataset leaves out', async () => {
  await folder.write('old/tasks/a.json', judge('secret'));
  await folder.write('new/a.json', judge('hidden'));
  await folder.write('new/dataset.json', { answers: 'omit' });
  await diff(['old', 'new']);
  expect(printed.join('')).toContain('The expected value changed.');
  expect(printed.join('')).not.toMatch(/secret|hidden/);
});

test('reads the settings of the repository that the later state names', async () => {
  await folder.write('dataset.json', { version: '7.0.0' });
  await folder.write('desk/dataset.json', { answers: 'omit' });
  for (const [tag, expected] of [
    ['2026-01', 'secret'],
    ['2026-02', 'hidden'],
  ] as const) {
    await folder.write('desk/a.json', judge(expected));
    await commitFiles(`${folder.path}/desk`, tag);
  }
  await diff(['desk@2026-01', 'desk@2026-02']);
  expect(printed.join('')).toContain('The expected value changed.');
  expect(printed.join('')).not.toMatch(/secret|hidden/);
  expect(printed.join('')).toContain('The next version should be a major one.');
});

test.for([
  ['no state', [], 'nothing to compare with'],
  ['a third state', ['old', 'new', 'old'], 'unexpected argument "old"'],
  ['an unknown format', ['old', 'new', '--format', 'sarif'], 'invalid value "sarif"'],
  ['an unknown threshold', ['old', 'new', '--fail-on', 'error'], 'invalid value "error"'],
  ['a folder that is gone', ['./gone', 'new'], 'does not exist'],
  [
    'a tasks folder that is gone',
    ['v1.0.0', '--tasks', 'gone'],
    /the tasks folder .* does not exist/,
  ],
] as const)('refuses %s', async ([, args, message]) => {
  await expect(diff(args)).rejects.toThrow(message);
});

test.for([
  ['a new shortcut', ['old', 'new', '--fail-on', 'shortcut'], 1],
  ['a new shortcut, after a class', ['old', 'new', '--fail-on', 'judging,shortcut'], 1],
  ['a class before it', ['old', 'new', '--fail-on', 'instruction, shortcut'], 1],
  ['no new shortcut', ['new', 'old', '--fail-on', 'shortcut'], 0],
] as const)('fails for %s', async ([, args, expected]) => {
  const evaluator = { func: 'infeasible' };
  await folder.write('new/a.json', exampleTask({ id: 'a', instruction: 'Print it.', evaluator }));
  expect(await diff(args)).toBe(expected);
  expect(printed.join('')).toMatch(
    /^Shortcuts (?:added|removed): 1 task \(giving up passes 1\)\.$/m,
  );
});

test('quotes nothing of a task in a shortcut where answers are withheld', async () => {
  const evaluator = { func: 'infeasible' };
  await folder.write('new/dataset.json', { answers: 'omit' });
  await folder.write('new/a.json', exampleTask({ id: 'a', evaluator }));
  await diff(['old', 'new']);
  expect(printed.join('')).toContain(
    '    Giving up passes, certain: the task passes when the agent says that it cannot be done, or does nothing\n',
  );
});
