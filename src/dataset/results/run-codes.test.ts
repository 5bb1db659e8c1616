import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runGit } from '#dataset/git/run-git.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { loadDataset } from '../load/load-dataset.ts';
import { openDataset } from '../load/open-dataset.ts';

const folder = await createTemporaryFolder();
const hashOf = async (repository: string) =>
  (await runGit(join(folder.path, repository), ['rev-parse', 'HEAD'])).stdout.trim();

async function writeKite(place: string, score: number) {
  const text = `def check_kite(result):\n  return ${score}\n`;
  await folder.write(`${place}/evaluators/metrics/__init__.py`, text);
}

/** A dataset with a run that states a commit. */
async function writeDataset(place: string, commit: string, environment?: object) {
  const evaluator = { func: 'check_kite', result: { type: 'vm_file', path: '/a', dest: 'a' } };
  await folder.write(`${place}/a.json`, exampleTask({ id: 'a', evaluator }));
  await folder.write(`${place}/dataset.json`, { results: ['results'], environment });
  await folder.write(`${place}/results/aster.jsonl`, '{"task":"a","score":1}\n');
  await folder.write(`${place}/results/aster.run.json`, { environment: { commit } });
}

async function load(place: string) {
  const { results, findings, vocabulary } = await loadDataset(join(folder.path, place));
  const code = results?.runs[0]?.environment?.code;
  return {
    metric: code?.functions.metric.check_kite?.digest,
    today: vocabulary.code?.functions.metric.check_kite?.digest,
    findings: findings.flatMap(({ code: rule, severity, message }) =>
      rule === 'R14' || rule === 'R15' ? [`${rule} ${severity}: ${message}`] : [],
    ),
  };
}

let first = '';

beforeAll(async () => {
  await folder.write('env/README.md', 'Kites\n');
  await commitFiles(join(folder.path, 'env'), 'v0');
  await writeKite('env', 1);
  await commitFiles(join(folder.path, 'env'), 'v1');
  first = await hashOf('env');
  await writeKite('env', 2);
  await commitFiles(join(folder.path, 'env'), 'v2');
  await writeKite('plain', 3);
  await writeDataset('beside/tasks', 'v1');
  await writeKite('beside/old', 1);
  await commitFiles(join(folder.path, 'beside'), 'v1');
  await rename(join(folder.path, 'beside/old'), join(folder.path, 'beside/new'));
  await writeKite('beside/new', 2);
  await commitFiles(join(folder.path, 'beside'), 'v2');
});

const elsewhere = { path: '../env' };
const noRepository =
  'R15 info: the run states the commit "v1" of its environment, but no repository of the environment is at hand';

test('the code of a run is that of the commit which it states', async () => {
  for (const commit of ['v1', first, first.slice(0, 9)]) {
    await writeDataset('tasks', commit, elsewhere);
    const { metric, today, findings } = await load('tasks');
    expect(findings).toEqual([]);
    expect(metric).toMatch(/^[\da-f]{64}$/);
    expect(today).not.toBe(metric);
  }
  await writeDataset('tasks', 'v2', elsewhere);
  const latest = await load('tasks');
  expect(latest.metric).toBe(latest.today);
});

test('beside the tasks, the environment may have been in another folder then', async () => {
  await writeDataset('tasks', 'v1', elsewhere);
  const { metric } = await load('tasks');
  expect(metric).toBeDefined();
  expect(await load('beside/tasks')).toMatchObject({ metric, findings: [] });
});

test.for<[string, string, object | undefined, string]>([
  [
    'an unknown commit',
    'v7',
    elsewhere,
    'R14 warning: unknown commit "v7"; the repository of the environment has no commit, tag or branch of this name',
  ],
  [
    'a commit without the environment',
    'v0',
    elsewhere,
    'R14 warning: the commit "v0" does not have the environment',
  ],
  ['an environment outside of any repository', 'v1', { path: '../plain' }, noRepository],
  ['no environment', 'v1', undefined, noRepository],
])('says once of %s that its code is not seen', async ([, commit, environment, finding]) => {
  await writeDataset('tasks', commit, environment);
  expect(await load('tasks')).toMatchObject({ metric: undefined, findings: [finding] });
});

test('a build is another one when the branch of a run has moved', async () => {
  await writeDataset('tasks', 'v1', elsewhere);
  const digest = async () => (await openDataset(join(folder.path, 'tasks'))).results?.digest;
  const before = await digest();
  expect(await digest()).toBe(before);
  await runGit(join(folder.path, 'env'), ['tag', '--force', 'v1', 'v2']);
  expect(await digest()).not.toBe(before);
});
