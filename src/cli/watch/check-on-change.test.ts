import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { startScript } from '#tests/commands/run-script.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { requireWatchable } from './check-on-change.ts';

const scratch = await createTemporaryFolder();
let watched: ReturnType<typeof startCheck>;

function startCheck(...args: string[]) {
  const program = startScript('check', [...args, '--watch']);
  let output = '';
  program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    program,
    /** Waits for a report that was printed after the previous one was read. */
    expectReport: (pattern: RegExp) =>
      vi.waitFor(
        () => {
          const [report] = /[^]*?checked at .*; press Ctrl\+C to stop\n/.exec(output) ?? [];
          if (report !== undefined) output = output.slice(report.length);
          expect(report).toMatch(pattern);
        },
        { timeout: 60_000, interval: 20 },
      ),
  };
}

const expectReport = (pattern: RegExp) => watched.expectReport(pattern);

beforeAll(async () => {
  await scratch.write('desktop/evaluators/metrics/__init__.py', '');
  await scratch.write('tasks/browser/first.json', exampleTask({ id: 'first' }));
  const environment = join(scratch.path, 'desktop');
  await scratch.write('named/args.json', {});
  const [tasks, results] = [join(scratch.path, 'tasks'), join(scratch.path, 'named')];
  watched = startCheck(tasks, '--environment', environment, '--results', results);
  await expectReport(/1 task in 1 file/);
});
afterAll(() => {
  watched.program.kill();
});

test('checks again when a task is changed, added or removed', async () => {
  await scratch.write('tasks/browser/first.json', exampleTask({ id: 'other' }));
  await expectReport(/the id is "other"[^]*1 task in 1 file: \d+ errors?, 1 warning/);
  await scratch.write('tasks/office/reports/second.json', exampleTask({ id: 'second' }));
  await expectReport(/2 tasks in 2 files/);
  await rm(join(scratch.path, 'tasks/office'), { recursive: true });
  await expectReport(/1 task in 1 file/);
});

test('checks again when settings or the source of the environment change', async () => {
  await scratch.write('dataset.json', { check: { severity: { D01: 'error' } } });
  await expectReport(/new {3}.* error .* D01/);
  await scratch.write(
    'desktop/evaluators/metrics/__init__.py',
    'def same_note(result, expected):\n    return 1.0\n',
  );
  await expectReport(/1 task in 1 file/);
});

test('checks again when results change, beside the tasks or named on the command line', async () => {
  await scratch.write('results/aster/os/first/result.txt', '1');
  await scratch.write('dataset.json', { results: ['results'] });
  await expectReport(/1 task in 1 file/);
  await scratch.write('results/aster/os/first/result.txt', 'nan');
  await expectReport(/R07/);
  await scratch.write('named/birch.jsonl', '{"task":"first","score":2}\n');
  await expectReport(/R08/);
  await scratch.write('dataset.json', {});
  await expectReport(/gone {2}.*R07/);
  await scratch.write('named/birch.jsonl', '{"task":"first","score":1}\n');
  await expectReport(/1 finding gone; [^]*gone {2}.*R08/);
});

test('prints a mistake in the settings and goes on', async () => {
  await scratch.write('dataset.json', { title: 3 });
  await expectReport(/error: .*dataset\.json/);
  await scratch.write('dataset.json', {});
  await expectReport(/1 task in 1 file/);
});

test('says that a folder without settings is gone, and checks again when it is back', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('tasks/one.json', exampleTask({ id: 'one' }));
  const [tasks, elsewhere] = [join(folder.path, 'tasks'), join(folder.path, 'elsewhere')];
  const other = startCheck(tasks);
  await other.expectReport(/1 task in 1 file/);
  await rename(tasks, elsewhere);
  await other.expectReport(/error: .*tasks.* does not exist/);
  await rename(elsewhere, tasks);
  await other.expectReport(/1 task in 1 file/);
  other.program.kill();
});

test('follows the files that come to match a glob', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('one.json', exampleTask({ id: 'one' }));
  const other = startCheck(join(folder.path, '**/*.json'));
  await other.expectReport(/1 task in 1 file/);
  await folder.write('deep/two.json', exampleTask({ id: 'two' }));
  await other.expectReport(/2 tasks in 2 files/);
  await rm(join(folder.path, 'one.json'));
  await other.expectReport(/1 task in 1 file/);
  other.program.kill();
});

test('ends when nobody reads its reports any more', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('one.json', exampleTask({ id: 'one' }));
  const { program, expectReport: expectFirst } = startCheck(folder.path);
  await expectFirst(/1 task in 1 file/);
  const closed = new Promise((resolve) => program.once('close', resolve));
  program.stdout.destroy();
  await folder.write('two.json', exampleTask({ id: 'two' }));
  expect(await closed).toBe(0);
});

test('ends with exit code 0 on Ctrl-C', async () => {
  const { program } = watched;
  const closed = new Promise((resolve) => program.once('close', resolve));
  program.kill('SIGINT');
  expect(await closed).toBe(0);
});

test.for([
  ['standard input', ['-'], { fix: false, format: 'text' }],
  ['fixes', ['tasks'], { fix: true, format: 'text' }],
  ['a report for programs', ['tasks'], { fix: false, format: 'json' }],
] as const)('refuses %s', ([, targets, options]) => {
  expect(() => {
    requireWatchable(targets, options);
  }).toThrow(UsageError);
});
