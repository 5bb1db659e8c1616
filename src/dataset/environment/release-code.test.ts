import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { cloneIn, commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { runGit } from '../git/run-git.ts';
import { openDataset } from '../load/open-dataset.ts';

const folder = folderForEachTest();

const metric = (score: number) => `def check_kite(result):\n  return ${score}\n`;
const writeMetric = (environment: string, score: number) =>
  folder.write(`${environment}/evaluators/metrics/__init__.py`, metric(score));

async function writeTasks(dataset: object, tasks = 'repo/tasks') {
  await folder.write(`${tasks}/dataset.json`, dataset);
  await folder.write(`${tasks}/a.json`, exampleTask({ evaluator: { func: 'check_kite' } }));
}

const commit = (tag: string, repository = 'repo') =>
  commitFiles(join(folder.path, repository), tag);

const open = (tasks = 'repo/tasks') => openDataset(join(folder.path, tasks));

/** What the metric of each release returns, and the file that it is in. */
async function readReleases(tasks?: string) {
  const { releases } = await open(tasks);
  return (await releases.read({ withCode: true })).map(({ code }) => {
    const key = code?.functions.metric.check_kite?.pieces[0] ?? '';
    const { file, text = '' } = code?.pieces[key] ?? {};
    return code && `${/\d+/.exec(text)?.[0]} in ${file?.split('/evaluators')[0]}`;
  });
}

test.for([
  ['beside the tasks', 'repo/tasks', 'desktop'],
  ['deeper in the repository', 'repo/data/all/tasks', 'lab/desktop'],
  ['in the tasks folder that is the repository', 'repo', 'desktop'],
] as const)('a release has the code of its commit, %s', async ([, tasks, environment]) => {
  await writeTasks({ releases: { tags: 'v*' } }, tasks);
  await folder.write('repo/README.md', 'Kites.');
  await commit('v0');
  for (const [index, score] of [1, 1, 2].entries()) {
    await writeMetric(`repo/${environment}`, score);
    await folder.write('repo/README.md', `Kites, ${index}.`);
    await commit(`v1.${index}`);
  }
  await writeMetric(`repo/${environment}`, 3);
  expect(await readReleases(tasks)).toEqual([
    undefined,
    ...[1, 1, 2].map((score) => `${score} in ${environment}`),
  ]);
  const [, first, same, other] = await (await open(tasks)).releases.read({ withCode: true });
  expect(same?.code?.functions).toBe(first?.code?.functions);
  expect(other?.code?.functions).not.toBe(first?.code?.functions);
  expect(same?.code?.commit).toBe(same?.commit);
});

test('the environment may have been in another folder', async () => {
  await writeTasks({ releases: { tags: 'v*' } });
  await writeMetric('repo/desktop', 1);
  await commit('v1');
  await folder.write('repo/tasks/dataset.json', { environment: { path: '../old/bench' } });
  await writeMetric('repo/old/bench', 2);
  await commit('v2');
  await rm(join(folder.path, 'repo/old'), { recursive: true });
  await rm(join(folder.path, 'repo/desktop'), { recursive: true });
  await writeTasks({ releases: { tags: 'v*' } });
  await writeMetric('repo/lab', 3);
  await commit('v3');
  expect(await readReleases()).toEqual(['1 in desktop', '2 in old/bench', '3 in lab']);
});

test('only what needs the code reads it', async () => {
  await writeTasks({ releases: { tags: 'v*' } });
  await writeMetric('repo/desktop', 1);
  await commit('v1');
  const { releases } = await open();
  expect((await releases.read()).map(({ code }) => code)).toEqual([undefined]);
});

test('a release without its own environment has none of another repository', async () => {
  await writeMetric('env', 1);
  await commit('v1', 'env');
  const environment = { path: '../../env' };
  await writeTasks({ environment, releases: { tags: 'v*' } });
  await commit('v1');
  expect(await readReleases()).toEqual([undefined]);
  await folder.write('repo/tasks/dataset.json', { environment: { path: 'none' } });
  await commit('v2');
  await writeTasks({ environment, releases: { tags: 'v*' } });
  expect(await readReleases()).toEqual([undefined, undefined]);
});

test('its dataset.json may name a ref of another repository', async () => {
  for (const score of [1, 2, 3]) {
    await writeMetric('env/bench', score);
    await commit(`v${score}`, 'env');
  }
  const releases = { tags: 'v*' };
  for (const [index, ref] of ['gone', 'v1', 'v2'].entries()) {
    await writeTasks({ environment: { path: '../../env/bench', ref }, releases });
    await commit(`v1.${index}`);
  }
  await writeTasks({ environment: { path: '../../env/bench', ref: 'v3' }, releases });
  expect(await readReleases()).toEqual([undefined, '1 in bench', '2 in bench']);
  const { digest } = (await open()).releases;
  await runGit(join(folder.path, 'env'), ['tag', '--force', 'v2', 'v1']);
  expect((await open()).releases.digest).not.toBe(digest);
  expect(await readReleases()).toEqual([undefined, '1 in bench', '1 in bench']);
});

test('dataset.json may name a ref for a release, whatever it is', async () => {
  for (const score of [1, 2]) {
    await writeMetric('env', score);
    await commit(`v${score}`, 'env');
  }
  await writeTasks({});
  await commit('v1');
  await folder.write('repo/old/a.json', exampleTask({}));
  const record = { file: 'a.json', task: exampleTask({}) };
  await folder.write('repo/old.jsonl', `${JSON.stringify(record)}\n`);
  await writeTasks({
    environment: { path: '../../env' },
    releases: [
      { version: '1', ref: 'v1', environment: { ref: 'v1' } },
      { version: '2', folder: '../old', environment: { ref: 'v2', path: '../../env' } },
      { version: '3', export: '../old.jsonl', environment: { ref: 'v1' } },
      { version: '4', export: '../old.jsonl' },
    ],
  });
  expect(await readReleases()).toEqual(['1 in ', '2 in ', '1 in ', undefined].map(withoutSlash));
});

/** The environment is the whole repository. */
const withoutSlash = (text: string | undefined) =>
  text?.replace(/ in $/, ' in evaluators/metrics/__init__.py');

test('a folder of a release has the code in it, and not that around it', async () => {
  await writeMetric('repo/desktop', 2);
  await folder.write('repo/first/a.json', exampleTask({}));
  await folder.write('repo/second/tasks/a.json', exampleTask({}));
  await folder.write('repo/.git/HEAD', '');
  await writeMetric('repo/second/desktop', 1);
  const releases = ['first', 'second'].map((name) => ({ version: name, folder: `../${name}` }));
  await writeTasks({ releases });
  const [first, second] = await readReleases();
  expect([first, second]).toEqual([undefined, '1 in desktop']);
});

test.for([
  ['no such ref', { ref: 'v9', path: '../../env' }, 3, 'env has no tag, branch or commit "v9"'],
  ['no repository', { ref: 'v1', path: '../../none' }, 3, 'is not in a git repository, so it'],
  ['no folder of it', { ref: 'v1' }, 3, 'the folder of the environment is not known'],
] as const)('says at its place that there is %s', async ([, environment, line, message]) => {
  await writeMetric('env', 1);
  await commit('v1', 'env');
  await writeTasks({});
  await commit('v1');
  const release = { version: '1', ref: 'v1', environment };
  await folder.write('repo/tasks/dataset.json', `{\n"releases": [\n${JSON.stringify(release)}]}`);
  await expect(open()).rejects.toThrow(
    new RegExp(`/repo/tasks/dataset\\.json:${line}:\\d+: .*${message}`),
  );
});

test('says when a ref that is named has no environment', async () => {
  await folder.write('env/README.md', 'Nothing yet.');
  await commit('v1', 'env');
  await writeTasks({});
  await commit('v1');
  const environment = { ref: 'v1', path: '../../env' };
  await writeTasks({ releases: [{ version: '1', ref: 'v1', environment }] });
  const { releases } = await open();
  await expect(releases.read({ withCode: true })).rejects.toThrow(
    /dataset\.json:\d+:\d+: the environment folder \S+env has no getters, .* at "v1"$/,
  );
});

test('an environment that is a submodule is read at the commit that the release has', async () => {
  await writeTasks({ releases: { tags: 'v*' } });
  await commit('v1.0');
  await writeMetric('env', 1);
  await commit('v1', 'env');
  await cloneIn(folder.path, 'env', 'repo/desktop');
  await commit('v1.1');
  await writeMetric('repo/desktop', 2);
  await commit('v2', 'repo/desktop');
  await commit('v1.2');
  await writeMetric('repo/desktop', 3);
  await runGit(join(folder.path, 'repo/desktop'), ['tag', '--delete', 'v1', 'v2']);
  const inModule = ['1 in ', '2 in '].map(withoutSlash);
  expect(await readReleases()).toEqual([undefined, ...inModule]);
});

test('a release whose code is missing in the clone is read without it', async () => {
  await writeTasks({ releases: { tags: 'v*' } });
  // No other test has this source, which would come from the cache.
  await writeMetric('repo/desktop', 7_031);
  await commit('v1');
  const repository = join(folder.path, 'repo');
  const { stdout } = await runGit(repository, [
    'rev-parse',
    'v1:desktop/evaluators/metrics/__init__.py',
  ]);
  const object = stdout.trim();
  await writeMetric('repo/desktop', 2);
  await commit('v2');
  await rm(join(repository, '.git/objects', object.slice(0, 2), object.slice(2)));
  expect(await readReleases()).toEqual([undefined, '2 in desktop']);
});
