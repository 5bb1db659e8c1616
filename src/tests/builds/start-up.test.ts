import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { runScript } from '../support/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

/** The modules that a script loads, Node's own left out. */
async function listModules(name: string, args: readonly string[]): Promise<string[]> {
  await using scratch = await createTemporaryFolder();
  const list = join(scratch.path, 'modules.txt');
  vi.stubEnv('BENCHLIGHT_MODULE_LIST', list);
  vi.stubEnv('NODE_OPTIONS', `--import=${new URL('list-modules.ts', import.meta.url).href}`);
  expect(await runScript(name, args)).toMatchObject({ code: 0, stderr: '' });
  const modules = (await readFile(list, 'utf8')).split('\n');
  return modules.filter((module) => module.startsWith('file:'));
}

const isOfAstro = (module: string) => /\/node_modules\/(?:@astrojs|astro|vite)\//.test(module);

test('a check loads neither Astro nor Vite, and less than half of the modules of a build', async () => {
  await using scratch = await createTemporaryFolder();
  await scratch.write('tasks/one.json', exampleTask());
  const tasks = join(scratch.path, 'tasks');
  const check = await listModules('check', [tasks]);
  const build = await listModules('build', [tasks, '--out', join(scratch.path, 'site'), '--force']);

  expect(check.filter(isOfAstro)).toEqual([]);
  expect(build.filter(isOfAstro)).not.toEqual([]);
  expect(check.length).toBeGreaterThan(100);
  expect(check.length).toBeLessThan(build.length / 2);
});
