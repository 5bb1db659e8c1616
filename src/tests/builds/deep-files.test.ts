import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { depthLimit } from '#lint/parse/parse-file.ts';
import { readRun, scriptEnvironment } from '../commands/run-script.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const folder = await createTemporaryFolder();
const [older, newer] = [join(folder.path, 'older'), join(folder.path, 'newer')];

const shapes: Readonly<Record<string, (value: unknown) => unknown>> = {
  array: (value) => [value],
  object: (value) => ({ type: value }),
  evaluator: (value) => ({ func: 'exact_match', result: value }),
  pair: (value) => [1, value],
};

/** A value whose deepest string has so many levels above it. */
function nest(shape: (value: unknown) => unknown, levels: number, leaf: string): unknown {
  let value: unknown = leaf;
  for (let level = 0; level < levels; level++) value = shape(value);
  return value;
}

const places: Readonly<Record<string, (deep: unknown) => object>> = {
  own: (deep) => ({ deep: [[deep]] }),
  step: (deep) => ({ config: [{ type: 'execute', parameters: { command: deep } }] }),
  evaluator: (deep) => ({ evaluator: { func: 'exact_match', options: { deep } } }),
};
/** The most levels above a value in these places. */
const mostAbove = 4;

beforeAll(async () => {
  for (const [place, toFields] of Object.entries(places)) {
    for (const [shape, wrap] of Object.entries(shapes)) {
      const id = `${place}-${shape}`;
      for (const state of ['older', 'newer']) {
        // Half of a surrogate pair is replaced wherever it is.
        const deep = nest(wrap, depthLimit - mostAbove, `\ud800 ${state}`);
        await folder.write(`${state}/${id}.json`, exampleTask({ id, ...toFields(deep) }));
      }
    }
  }
  const releases = [{ version: '1.0.0', folder: '../older', date: '2026-01-01' }];
  await folder.write('newer/dataset.json', { title: 'Deep', releases });
});

/** Node's own limit is 984 kB; the frames of other versions and machines are larger. */
const stack = '--stack-size=492';

test.for([
  ['check', newer, '--fix'],
  ...['json', 'markdown', 'text'].map((format) => ['diff', older, newer, '--format', format]),
  ['build', newer, '--out', join(folder.path, 'site')],
])('half a stack is enough for values as deep as the limit: %s', async (args) => {
  const program = [stack, 'scripts/benchlight.mjs', ...args];
  const options = { cwd: projectRoot, env: scriptEnvironment() };
  const { code, stderr } = await readRun(spawn(process.execPath, program, options));
  expect(stderr).not.toContain('bug');
  expect(code).toBe(args[0] === 'diff' ? 0 : 1);
});
