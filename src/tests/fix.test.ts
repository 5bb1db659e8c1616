import { execFile } from 'node:child_process';
import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runCommand } from './commands/run-command.ts';
import { runScript } from './commands/run-script.ts';
import { folderForEachTest } from './support/folder-for-each-test.ts';

const folder = folderForEachTest();

const run = promisify(execFile);

/** Makes a script kill itself where it would put the new content of a second file into its place. */
const dyingAtRename = {
  NODE_OPTIONS: `--import=${new URL('commands/die-at-rename.ts', import.meta.url).href}`,
};

/** Faults of every kind that is fixed, in a file with a style of its own. */
const faulty = `\u{FEFF}{
\t"id":"faulty", "instruction" : "Mute the \\u0041 player.",\r
\t"evaluator": {"func": "exact_match", "optoins": {},
\t\t"result": {"type": "vm_command_line", "command": "ls", "shell": "true"},
\t\t"expected": {"type": "rule", "rules": {"expected": 1.50}}},\r
\t"related_apps": ["os"], "config": []}`;

const fixed = `{
\t"id":"faulty", "instruction" : "Mute the \\u0041 player.",\r
\t"related_apps": ["os"],\r
\t"config": [], "evaluator": {"func": "exact_match", "options": {},
\t\t"result": {"type": "vm_command_line", "command": "ls", "shell": true},
\t\t"expected": {"type": "rule", "rules": {"expected": 1.50}}}}
`;

test('fixes what is safe, byte for byte, and nothing the second time', async () => {
  await folder.write('faulty.json', faulty);
  const first = await runCommand('check', [folder.path, '--fix', '--level', 'info']);
  expect(await readFile(join(folder.path, 'faulty.json'), 'utf8')).toBe(fixed);
  expect(first.stdout).toMatch(
    /^fixed 5 findings in 1 file\n {2}F03 byte-order-mark: 1 in 1 file\n/,
  );

  const second = await runCommand('check', [folder.path, '--fix', '--level', 'info']);
  expect(second.stdout).toMatch(/^nothing to fix\n/);
  expect(await readFile(join(folder.path, 'faulty.json'), 'utf8')).toBe(fixed);
});

test('shows the changes as a diff that Git applies, and writes nothing', async () => {
  await folder.write('os/my task.json', faulty.replace('faulty', 'my task'));
  const { stdout } = await runCommand(
    'check',
    ['.', '--fix', '--dry-run', '--level', 'info'],
    folder.path,
  );
  const path = join(folder.path, 'os/my task.json');
  expect(await readFile(path, 'utf8')).toContain('optoins');

  await writeFile(join(folder.path, 'changes.diff'), stdout);
  await run('git', ['apply', '--unsafe-paths', 'changes.diff'], { cwd: folder.path });
  expect(await readFile(path, 'utf8')).toBe(fixed.replace('faulty', 'my task'));
  const again = await runCommand(
    'check',
    ['.', '--fix', '--dry-run', '--level', 'info'],
    folder.path,
  );
  expect([again.stdout, again.stderr]).toEqual(['', 'nothing to fix\n']);
});

test('names files outside the current folder by their whole paths in a diff', async () => {
  await folder.write('tasks/faulty.json', faulty);
  await folder.write('here/changes.diff', '');
  const here = join(folder.path, 'here');
  const { stdout } = await runCommand(
    'check',
    ['../tasks', '--fix', '--dry-run', '--level', 'info'],
    here,
  );
  await writeFile(join(here, 'changes.diff'), stdout);
  await run('git', ['apply', join(here, 'changes.diff')], { cwd: '/' });
  expect(await readFile(join(folder.path, 'tasks/faulty.json'), 'utf8')).toBe(fixed);
});

test('fixes only errors and warnings unless asked for more, and prints a line for each rule', async () => {
  await folder.write('faulty.json', faulty);
  const { stdout } = await runCommand('check', ['.', '--fix'], folder.path);
  expect(stdout).toMatch(
    /^fixed 2 findings in 1 file\n {2}S04 boolean-as-string: 1 in 1 file\n {2}V08 field-spelt: 1 in 1 file\n\n/,
  );
  const text = await readFile(join(folder.path, 'faulty.json'), 'utf8');
  expect(text).toBe(faulty.replace('optoins', 'options').replace('"true"', 'true'));
});

test('does not fix what the dataset excepts or leaves out', async () => {
  const exceptions = [{ file: 'a.json', rule: 'V08', reason: 'We read both.' }];
  await folder.write('dataset.json', { check: { severity: { F09: 'off' }, exceptions } });
  const text = JSON.stringify(exampleTask({ id: 'a', proxxy: true }));
  await folder.write('a.json', text);
  const { stdout } = await runCommand('check', [folder.path, '--fix']);
  expect(stdout).toMatch(/^nothing to fix\n/);
  expect(await readFile(join(folder.path, 'a.json'), 'utf8')).toBe(text);
});

test('says what it skips, beside what it fixes', async () => {
  const text = JSON.stringify(exampleTask({ proxy: 'true' }));
  for (const name of ['a.json', 'b.json']) await folder.write(name, text);
  await chmod(join(folder.path, 'a.json'), 0o444);
  const call = ['.', '--fix', '--fail-on', 'never', '--all'];
  const { code, stdout } = await runCommand('check', call, folder.path);
  expect(stdout).toMatch(/^fixed b\.json\n(?: {2}.*\n)+\nskipped a\.json: it is read-only\n/);
  expect(code).toBe(0);
  expect(await readFile(join(folder.path, 'a.json'), 'utf8')).toBe(text);
});

test('leaves whole files when it is killed, and removes what is left the next time', async () => {
  const task = exampleTask({ proxy: 'true' });
  const names = ['a.json', 'b.json'];
  for (const name of names) await folder.write(`os/${name}`, task);
  const list = async () => (await readdir(join(folder.path, 'os'))).sort();
  const killed = await runScript('check', [folder.path, '--fix'], folder.path, dyingAtRename);
  expect(killed.code).toBeNull();
  expect(await list()).toEqual([expect.stringMatching(/^\.benchlight-.+\.tmp$/), ...names]);
  const read = () =>
    Promise.all(names.map((name) => readFile(join(folder.path, 'os', name), 'utf8')));
  const [first, second] = (await read()).map((text): unknown => JSON.parse(text));
  expect([first, second]).toEqual([{ ...task, proxy: true }, task]);

  await runCommand('check', [folder.path, '--fix']);
  expect(await list()).toEqual(names);
});

test.runIf(process.env.BENCHLIGHT_DATASET)(
  'changes only the lines of its fixes in the files of a real dataset',
  { timeout: 300_000 },
  async () => {
    const before = process.env.BENCHLIGHT_DATASET ?? '';
    await cp(before, folder.path, { recursive: true });
    const { stdout } = await runCommand('check', [
      folder.path,
      ...['--fix', '--level', 'info', '--all', '--fail-on', 'never'],
    ]);
    const fixes = new Map(
      [...stdout.matchAll(/^fixed (.*)\n((?: {2}.*\n)+)/gm)].map(([, file = '', lines = '']) => [
        file,
        lines,
      ]),
    );
    expect(fixes.size).toBeGreaterThan(0);
    for (const file of await listJson(before)) {
      const [old, now] = await Promise.all(
        [before, folder.path].map((root) => readFile(join(root, file), 'utf8')),
      );
      const lines = fixes.get(file) ?? '';
      const edits = lines.split('\n').length - 1 + (lines.includes('usual order') ? 1000 : 0);
      const removed = diffLines(old ?? '', now ?? '')
        .filter((part) => part.removed)
        .reduce((sum, part) => sum + part.count, 0);
      expect(removed, file).toBeLessThanOrEqual(edits);
    }
    const again = await runCommand('check', [folder.path, '--fix', '--fail-on', 'never']);
    expect(again.stdout).toMatch(/^nothing to fix\n/);
  },
);

async function listJson(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.json'));
}
