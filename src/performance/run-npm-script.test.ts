import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { runBuild, runNpmScript } from './run-npm-script.ts';

test('fails when the build does', async () => {
  const folder = await createTemporaryFolder();
  const missing = join(folder.path, 'missing');
  await expect(runBuild(missing, join(folder.path, 'out'))).rejects.toThrow('ended with 2');
});

test('checks tasks with findings in a process of its own', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('tasks/one.json', { ...exampleTask(), config: 'none' });
  expect(await runNpmScript('check', [join(folder.path, 'tasks')])).toBeGreaterThan(50);
});
