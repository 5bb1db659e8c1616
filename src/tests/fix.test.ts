import { execFile } from 'node:child_process';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import { exampleTask } from '../lint/examples/example-task.ts';
import { killOnce, runScript, startScript } from './support/run-script.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';

const run = promisify(execFile);

/** Faults of every kind that is repaired, in a file with a style of its own. */
const faulty = `\u{FEFF}{
\t"id":"faulty", "instruction" : "Mute the \\u0041 player.",\r
\t"evaluator": {"func": "exact_match", "optoins": {},
\t\t"result": {"type": "vm_command_line", "command": "ls", "shell": "true"},
\t\t"expected": {"type": "rule", "rules": {"expected": 1.50}}},\r
\t"related_apps": ["os"], "config": []}`;

const repaired = `{
\t"id":"faulty", "instruction" : "Mute the \\u0041 player.",\r
\t"related_apps": ["os"],\r
\t"config": [], "evaluator": {"func": "exact_match", "options": {},
\t\t"result": {"type": "vm_command_line", "command": "ls", "shell": true},
\t\t"expected": {"type": "rule", "rules": {"expected": 1.50}}}}
`;

test('repairs what is safe, byte for byte, and nothing the second time', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('faulty.json', faulty);
  const first = await runScript('check', [folder.path, '--fix']);
  expect(await readFile(join(folder.path, 'faulty.json'), 'utf8')).toBe(repaired);
  expect(first.stdout).toContain('renames "optoins" to "options"');

  const second = await runScript('check', [folder.path, '--fix']);
  expect(second.stdout).toMatch(/^nothing to fix\n/);
  expect(await readFile(join(folder.path, 'faulty.json'), 'utf8')).toBe(repaired);
});

test('shows the changes as a diff that Git applies, and writes nothing', async () => {
  await using folder = await createTemporaryFolder();
  await folder.write('os/my task.json', faulty.replace('faulty', 'my task'));
  const { stdout } = await runScript('check', ['.', '--fix', '--dry-run'], folder.path);
  const path = join(folder.path, 'os/my task.json');
  expect(await readFile(path, 'utf8')).toContain('optoins');

  await writeFile(join(folder.path, 'changes.diff'), stdout);
  await run('git', ['apply', '--unsafe-paths', 'changes.diff'], { cwd: folder.path });
  expect(await readFile(path, 'utf8')).toBe(repaired.replace('faulty', 'my task'));
});

test('does not repair what the dataset excepts or leaves out', async () => {
  await using folder = await createTemporaryFolder();
  const exceptions = [{ file: 'a.json', rule: 'V08', reason: 'We read both.' }];
  await folder.write('dataset.json', { check: { severity: { F09: 'off' }, exceptions } });
  const text = JSON.stringify(exampleTask({ id: 'a', proxxy: true }));
  await folder.write('a.json', text);
  const { stdout } = await runScript('check', [folder.path, '--fix']);
  expect(stdout).toMatch(/^nothing to fix\n/);
  expect(await readFile(join(folder.path, 'a.json'), 'utf8')).toBe(text);
});

test('leaves whole files when it is killed, old or new', { timeout: 60_000 }, async () => {
  await using folder = await createTemporaryFolder();
  const fields = { instruction: 'Mute it. '.repeat(20_000), proxy: 'true' };
  const old = JSON.stringify(exampleTask(fields));
  const names = Array.from({ length: 100 }, (_, index) => `${index + 100}.json`);
  for (const after of ['100.json', '120.json']) {
    for (const name of names) await folder.write(name, old);
    const child = startScript('check', [folder.path, '--fix']);
    const sizeOf = async (name: string) => (await stat(join(folder.path, name))).size;
    await killOnce(child, async () => (await sizeOf(after)) !== old.length);

    const texts = await Promise.all(names.map((name) => readFile(join(folder.path, name), 'utf8')));
    const changed = texts.filter((text) => text !== old);
    for (const text of changed) expect(JSON.parse(text)).toMatchObject({ proxy: true });
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(names.length);
  }
});

test.runIf(process.env.BENCHLIGHT_DATASET)(
  'changes only the lines of its repairs in the files of a real dataset',
  { timeout: 120_000 },
  async () => {
    await using folder = await createTemporaryFolder();
    const before = process.env.BENCHLIGHT_DATASET ?? '';
    await cp(before, folder.path, { recursive: true });
    const { stdout } = await runScript('check', [folder.path, '--fix', '--fail-on', 'never']);
    const repairs = new Map(
      [...stdout.matchAll(/^fixed (.*)\n((?: {2}.*\n)+)/gm)].map(([, file = '', lines = '']) => [
        file,
        lines,
      ]),
    );
    expect(repairs.size).toBeGreaterThan(0);
    for (const file of await listJson(before)) {
      const [old, now] = await Promise.all(
        [before, folder.path].map((root) => readFile(join(root, file), 'utf8')),
      );
      const lines = repairs.get(file) ?? '';
      const edits = lines.split('\n').length - 1 + (lines.includes('usual order') ? 1000 : 0);
      const removed = diffLines(old ?? '', now ?? '')
        .filter((part) => part.removed)
        .reduce((sum, part) => sum + part.count, 0);
      expect(removed, file).toBeLessThanOrEqual(edits);
    }
    const again = await runScript('check', [folder.path, '--fix', '--fail-on', 'never']);
    expect(again.stdout).toMatch(/^nothing to fix\n/);
  },
);

async function listJson(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.json'));
}
