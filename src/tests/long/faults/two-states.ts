import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { digestFiles } from '#tests/support/digest-files.ts';
import { type Run, runScript, runScriptIn, startScript } from '#tests/commands/run-script.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** A small dataset with two states, which is built with a cache of its own. */
export interface TwoStates extends AsyncDisposable {
  /** The folder that contains the site, and nothing else. */
  parent: string;
  site: string;
  cache: string;
  /** The files of a cold build of each state, by name. */
  cold: readonly Record<string, string>[];
  setState(state: number): Promise<void>;
  build(...options: string[]): Promise<Run>;
  start(...options: string[]): ReturnType<typeof startScript>;
  /** Runs a build with a program that starts it. */
  runIn(prefix: readonly string[], ...options: string[]): Promise<Run>;
  /** How long cold builds took, in milliseconds, that compiled pages or did not. */
  durations: Record<'--force' | '--quiet', number>;
}

/** @param cacheIsOutside whether compiled pages are where the packages of the clone are not found. */
export async function createTwoStates(cacheIsOutside: boolean): Promise<TwoStates> {
  const scratch = await createTemporaryFolder();
  const at = (...path: string[]) => join(scratch.path, ...path);
  for (const name of ['a', 'c'])
    await scratch.write(`tasks/${name}.json`, exampleTask({ id: name }));
  await mkdir(at('made'));
  const cache = cacheIsOutside
    ? at('cache')
    : await mkdtemp(join(projectRoot, 'node_modules/.cache-'));

  const setState = (state: number) =>
    scratch.write('tasks/b.json', exampleTask({ id: 'b', instruction: `Open window ${state}.` }));
  const argumentsTo = (out: string, options: readonly string[]) => {
    return [at('tasks'), '--out', out, '--fail-on', 'never', ...options];
  };
  const toArguments = (...options: string[]) => argumentsTo(at('made/site'), options);

  process.env.BENCHLIGHT_CACHE = cache;
  const durations = { '--force': 0, '--quiet': 0 };
  const cold: Record<string, string>[] = [];
  for (const [state, option] of (['--force', '--quiet'] as const).entries()) {
    const out = at(`cold-${state}`);
    await setState(state);
    const start = performance.now();
    await runScript('build', argumentsTo(out, [option]));
    durations[option] = performance.now() - start;
    cold.push(await digestFiles(out));
  }
  return {
    parent: at('made'),
    site: at('made/site'),
    cache,
    cold,
    setState,
    durations,
    runIn: (prefix, ...options) => runScriptIn(prefix, 'build', toArguments(...options)),
    build: (...options) => runScript('build', toArguments(...options)),
    start: (...options) => startScript('build', toArguments(...options)),
    async [Symbol.asyncDispose]() {
      delete process.env.BENCHLIGHT_CACHE;
      await rm(cache, { recursive: true, force: true });
    },
  };
}
