import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { cloneIn, commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { readDatasetFile } from '../dataset-file/dataset-file.ts';
import { openEnvironment } from '../environment/open-environment.ts';
import { readCodeAt } from '../environment/read-environment-at.ts';
import { openState, openStates } from './open-state.ts';

const folder = folderForEachTest();

const metric = (score: number) => `def check_kite(result):\n  return ${score}\n`;
const writeMetric = (environment: string, score: number) =>
  folder.write(`${environment}/evaluators/metrics/__init__.py`, metric(score));

async function writeTasks(dataset: object) {
  await folder.write('repo/tasks/dataset.json', dataset);
  await folder.write('repo/tasks/a.json', exampleTask({ evaluator: { func: 'check_kite' } }));
}

const commit = (tag: string, repository = 'repo') =>
  commitFiles(join(folder.path, repository), tag);

test('states of a diff have the code of their commits, folders that around them', async () => {
  await writeTasks({});
  await writeMetric('repo/desktop', 1);
  await commit('v1');
  await cloneIn(folder.path, 'repo', 'clone');
  await writeMetric('repo/desktop', 2);
  await commit('v2');
  const names = ['v1', 'v2', 'repo/tasks', 'clone/tasks@v1', 'clone/tasks'];
  const tasksFolder = join(folder.path, 'repo/tasks');
  const states = await openStates(names, { tasksFolder, from: folder.path });
  const functions = states.map(({ code }) => code?.functions);
  expect(functions[2]).toBe(functions[1]);
  for (const index of [3, 4]) expect(functions[index]).toBe(functions[0]);
  expect(functions[0]).not.toEqual(functions[1]);
  await writeMetric('env', 1);
  const environment = join(folder.path, 'env');
  const named = { tasksFolder, from: folder.path, environment };
  const { check_kite: kite } = (await openState('repo/tasks', named)).code?.functions.metric ?? {};
  expect(kite?.digest).toBe(functions[0]?.metric.check_kite?.digest);
  expect((await openState('v1', named)).code).toBeUndefined();
});

test('the current environment may be that of a ref of another repository', async () => {
  await writeMetric('env', 1);
  await commit('v1', 'env');
  await writeMetric('env', 2);
  const openCurrent = async (environment: object) => {
    await writeTasks({ environment });
    const tasks = join(folder.path, 'repo/tasks');
    return openEnvironment(tasks, await readDatasetFile(tasks));
  };
  await folder.write('repo/.git/HEAD', '');
  const path = '../../env';
  const source = await openCurrent({ path, ref: 'v1' });
  expect(source?.files.map(({ text }) => text)).toEqual([metric(1)]);
  expect(source?.commit).toMatch(/^[\da-f]{40}$/);
  const code = await readCodeAt(join(folder.path, 'env'), 'v1');
  expect(code.commit).toBe(source?.commit);
  const onDisk = await openCurrent({ path });
  expect(onDisk?.files.map(({ text }) => text)).toEqual([metric(2)]);
  await expect(openCurrent({ path, ref: 'v2' })).rejects.toThrow(
    /dataset\.json:\d+:\d+: the repository of \S+env has no tag, branch or commit "v2"$/,
  );
  await writeMetric('plain', 3);
  await expect(openCurrent({ path: '../../plain', ref: 'v1' })).rejects.toThrow(
    /dataset\.json:\d+:\d+: the environment folder \S+plain is not in a git repository/,
  );
  // The ref is only for the address.
  const repository = 'https://example.org/env';
  const plain = await openCurrent({ path: '../../plain', ref: 'v1', repository });
  expect(plain?.files.map(({ text }) => text)).toEqual([metric(3)]);
  await writeMetric('repo/desktop', 4);
  const own = await openCurrent({ path: '../desktop', ref: 'v1' });
  expect(own?.files.map(({ text }) => text)).toEqual([metric(4)]);
});
