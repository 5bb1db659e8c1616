import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { expect, test, vi } from 'vitest';
import { findEnvironmentAround, findEnvironmentIn } from '../source/find-environments.ts';
import { loadEnvironment, readSourcesAt } from './load-environment.ts';
import { digestSources } from '../source/read-sources.ts';
import { readSources } from '../source/read-sources.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';

const folder = folderForEachTest();

const getter = 'def get_it(env, config): return config["a"]\n';

test('finds an environment at any depth, and names its files from the folder', async () => {
  await folder.write('lab/desktop/evaluators/getters/__init__.py', 'from .a import get_it\n');
  await folder.write('lab/desktop/evaluators/getters/a.py', getter);
  const { folder: found, contracts } = loadEnvironment(folder.path);
  expect(found).toBe(join(folder.path, 'lab/desktop'));
  expect(contracts.getters.get_it).toMatchObject({
    file: 'lab/desktop/evaluators/getters/a.py',
    isReachable: true,
  });
});

test.for([
  ['getters', 'evaluators/getters/a.py'],
  ['metrics', 'evaluators/metrics/a.py'],
  ['a single file of metrics', 'evaluators/metrics.py'],
  ['setup actions', 'controllers/setup.py'],
] as const)('recognizes an environment by its %s', async ([, file]) => {
  await folder.write(`x/${file}`, getter);
  expect(findEnvironmentIn(folder.path)?.folder).toBe(join(folder.path, 'x'));
});

test('takes the nearest of several, and names the others', async () => {
  await folder.write('old/copy/evaluators/getters/a.py', getter);
  await folder.write('now/evaluators/getters/a.py', getter);
  await folder.write('.hidden/evaluators/getters/a.py', getter);
  await folder.write('venv/pyvenv.cfg', '');
  await folder.write('venv/evaluators/getters/a.py', getter);
  expect(findEnvironmentIn(folder.path)).toEqual({
    folder: join(folder.path, 'now'),
    others: [join(folder.path, 'old/copy')],
  });
});

test('looks around a tasks folder within its repository only', async () => {
  await folder.write('outside/evaluators/getters/a.py', getter);
  await folder.write('repository/env/evaluators/getters/a.py', getter);
  await folder.write('repository/tasks/a.json', {});
  const tasks = join(folder.path, 'repository/tasks');
  expect(findEnvironmentAround(tasks)).toBeUndefined();
  mkdirSync(join(folder.path, 'repository/.git'));
  expect(findEnvironmentAround(tasks)?.folder).toBe(join(folder.path, 'repository/env'));
});

test('refuses a folder without an environment', async () => {
  await folder.write('a.json', {});
  expect(() => loadEnvironment(folder.path)).toThrow('has no getters, metrics or setup actions');
  expect(() => loadEnvironment(join(folder.path, 'b'))).toThrow(/b does not exist$/);
  expect(() => loadEnvironment(join(folder.path, 'a.json'))).toThrow(/is a file, not a folder$/);
});

test('reads Python files alone, and says which it did not read', async () => {
  await folder.write('outside.py', getter);
  await folder.write('env/evaluators/getters/a.py', getter);
  await folder.write('env/evaluators/getters/b.txt', getter);
  await folder.write('env/evaluators/getters/large.py', '#'.repeat(10_000_001));
  await folder.write('env/other/c.py', getter);
  await folder.write('env/evaluators/imports.py', 'from env.common import a\nimport linked\n');
  await folder.write('env/common/__init__.py', 'from .b import *\n');
  await folder.write('env/common/b.py', getter);
  symlinkSync(join(folder.path, 'outside.py'), join(folder.path, 'env/linked.py'));
  symlinkSync(join(folder.path, 'outside.py'), join(folder.path, 'env/evaluators/link.py'));
  symlinkSync(folder.path, join(folder.path, 'env/evaluators/around'));
  const { files, refused } = readSources(join(folder.path, 'env'), 'env/');
  expect(files.map(({ path }) => path)).toEqual([
    'env/evaluators/getters/a.py',
    'env/evaluators/imports.py',
    'env/common/__init__.py',
    'env/common/b.py',
  ]);
  expect(refused).toEqual([
    { file: 'env/evaluators/getters/large.py', message: 'it is too large to be read' },
  ]);
});

test('has another digest when a file has another name or text, or the folder another name', () => {
  const sources = { files: [{ path: 'a.py', text: 'x' }], refused: [], folderName: 'env' };
  const digest = digestSources(sources);
  expect(digestSources({ ...sources })).toBe(digest);
  for (const change of [
    { files: [{ path: 'b.py', text: 'x' }] },
    { files: [{ path: 'a.py', text: 'y' }] },
    { folderName: 'desktop' },
  ])
    expect(digestSources({ ...sources, ...change })).not.toBe(digest);
});

test.for(['.', 'desktop'])(
  'follows imports that begin with the name of the folder, from %s',
  async (start) => {
    const importing =
      'from desktop.common import read\ndef get_it(env, config): return read(config)\n';
    await folder.write('desktop/evaluators/getters.py', importing);
    await folder.write('desktop/common.py', 'def read(source): return source["a"]\n');
    const { getters } = loadEnvironment(join(folder.path, start)).contracts;
    expect(Object.keys(getters.get_it?.keys ?? {})).toEqual(['config.a']);
  },
);

test('reads the files of a commit without checking it out', async () => {
  await folder.write('env/evaluators/getters/a.py', getter);
  await folder.write('env/evaluators/getters/large.py', '#'.repeat(10_000_001));
  await folder.write('env/evaluators/getters/imports.py', 'from ...used import a\n');
  await folder.write('env/used.py', getter);
  await folder.write('env/other.py', getter);
  await commitFiles(folder.path);
  await folder.write('env/evaluators/getters/a.py', '');
  const env = { folder: join(folder.path, 'env'), start: folder.path };
  expect(await readSourcesAt(env, 'HEAD')).toMatchObject({
    files: [
      { path: 'env/evaluators/getters/a.py', text: getter },
      { path: 'env/evaluators/getters/imports.py', text: 'from ...used import a\n' },
      { path: 'env/used.py', text: getter },
    ],
    refused: [{ file: 'env/evaluators/getters/large.py', message: 'it is too large to be read' }],
    folderName: 'env',
  });
  for (const ref of ['nowhere', '--help']) {
    await expect(readSourcesAt(env, ref)).rejects.toThrow(
      /^"\S+" is not a folder, and the repository of \S+ has no tag, branch or commit "\S+"$/,
    );
  }
  vi.stubEnv('PATH', folder.path);
  const refused = readSourcesAt(env, 'HEAD');
  await expect(refused).rejects.toThrow(
    '"HEAD" is not a folder, and the program "git" was not found',
  );
});

const looking = [
  'from . import looks, steps',
  'from .marks import MARKS',
  'class Bench:',
  '  def load(self, task):',
  '    for step in task["config"]:',
  '      getattr(steps, "do_" + step["type"])(self, **step["parameters"])',
  '    self.evaluator = task["evaluator"]',
  '  def rate(self):',
  '    source = self.evaluator["result"]',
  '    seen = getattr(looks, "see_" + source["type"])(self, source)',
  '    return MARKS[self.evaluator["func"]](seen)',
  '',
].join('\n');

test('finds a package by the code that looks functions up', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('kitchen/bench.py', looking);
  await folder.write('kitchen/__init__.py', '');
  await folder.write('kitchen/steps.py', 'def do_stir(bench, minutes):\n  pass\n');
  await folder.write('kitchen/looks.py', 'def see_scale(bench, source):\n  return 1\n');
  await folder.write('kitchen/marks.py', 'MARKS = {"is_heavy": lambda seen: 1}\n');
  const { contracts } = loadEnvironment(folder.path);
  expect(Object.keys(contracts.actions)).toEqual(['stir']);
  expect(Object.keys(contracts.getters)).toEqual(['scale']);
  expect(Object.keys(contracts.metrics)).toEqual(['is_heavy']);
});

test('does not choose between several packages that look functions up', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('kitchen/bench.py', looking);
  await folder.write('cellar/bench.py', looking);
  expect(() => loadEnvironment(folder.path)).toThrow('has no getters, metrics or setup actions');
});

test('takes no script that counts metrics for an environment', async () => {
  const folder = await createTemporaryFolder();
  await folder.write(
    'tools/count.py',
    'def count(task):\n  evaluator = task["evaluator"]\n  return evaluator["func"], evaluator["result"]\n',
  );
  expect(() => loadEnvironment(folder.path)).toThrow('has no getters, metrics or setup actions');
});

test('finds getters and metrics beside each other', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('backend/getters/__init__.py', 'def get_scale(env, config):\n  return 1\n');
  await folder.write('backend/metrics/__init__.py', 'def is_heavy(result):\n  return 1\n');
  const { contracts } = loadEnvironment(folder.path);
  expect(Object.keys(contracts.getters)).toEqual(['get_scale']);
  expect(Object.keys(contracts.metrics)).toEqual(['is_heavy']);
});
