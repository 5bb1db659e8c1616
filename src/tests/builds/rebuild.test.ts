import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { digestFiles } from '../support/digest-files.ts';
import { keepTimes } from '../support/keep-times.ts';
import { runCommand } from '../commands/run-command.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const nothingChanged = 'nothing has changed since the previous build';

const scratch = await createTemporaryFolder();
let out: string;
beforeAll(async () => {
  out = join(scratch.path, 'site');
  await scratch.write('tasks/a.json', exampleTask({ id: 'a', related_apps: 3 }));
});

const build = (...options: string[]) =>
  runCommand('build', [join(scratch.path, 'tasks'), '--out', out, ...options]);

test('a build with nothing to do ends as the previous one did, and leaves the site as it is', async () => {
  const summaryOf = ({ stdout }: { stdout: string }) => stdout.trim().split('\n').slice(-3);

  const first = await build();
  const files = await digestFiles(out);
  const second = await build();
  expect(first.code).toBe(1);
  expect(second).toMatchObject({ code: 1, stderr: '' });
  expect(second.stdout).toContain(nothingChanged);
  expect(summaryOf(second)).toEqual(summaryOf(first));
  expect(await digestFiles(out)).toEqual(files);
  expect(await build('--fail-on', 'never')).toMatchObject({ code: 0 });

  // What somebody changed in the output folder is made good.
  const page = join(out, 'tasks/a/index.html');
  await writeFile(page, (await readFile(page, 'utf8')).replace('<h1', '<h2'));
  await rm(join(out, 'tasks/a.json'));
  expect((await build()).stdout).not.toContain(nothingChanged);
  expect(await digestFiles(out)).toEqual(files);

  // So is a change that neither the size nor the time of a file shows.
  const html = await readFile(page, 'utf8');
  await keepTimes(page, () => writeFile(page, html.replace('<h1', '<h2')));
  expect((await build()).stdout).not.toContain(nothingChanged);
  expect(await digestFiles(out)).toEqual(files);
});

test('a list of one task without an app names no order and no apps', async () => {
  await build();
  const list = await readFile(join(out, 'tasks/index.html'), 'utf8');
  expect(list).toContain('<p>1 task.</p>');
  expect(list).not.toContain('By app');
});

test('files in the output folder that no build wrote stay, and stop the build', async () => {
  await scratch.write('site/CNAME', 'example.org');
  await scratch.write('site/.git/HEAD', 'ref');
  const files = await digestFiles(out);
  const run = await build();
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain(`${out} contains ".git/", "CNAME", which Benchlight did not write`);
  expect(await digestFiles(out)).toEqual(files);
});
