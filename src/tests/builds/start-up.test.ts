import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runListing } from '../commands/loaded-modules.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const isOfAstro = (module: string) => /\/node_modules\/(?:@astrojs|astro|vite)\//.test(module);

test('only the compiler of pages loads Astro and Vite, and a check half as many modules as a build', async () => {
  const scratch = await createTemporaryFolder();
  await scratch.write('tasks/one.json', exampleTask());
  const { run, modules: check } = await runListing('check', [join(scratch.path, 'tasks')]);
  const build = inject('exampleModules');

  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect(check.filter(isOfAstro)).toEqual([]);
  expect(build.filter(isOfAstro)).toEqual([]);
  expect(isOfAstro(import.meta.resolve('astro'))).toBe(true);
  expect(check.length).toBeGreaterThan(100);
  expect(check.length).toBeLessThan(build.length / 2);
});
