import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDatasetFile } from '#dataset/dataset-file/dataset-file.ts';
import { findCommit, openRepository } from '#dataset/git/repository.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { folderForEachTest } from '#tests/support/folder-for-each-test.ts';
import { openStateVocabularies } from './state-vocabularies.ts';

const folder = folderForEachTest();

const source = (metric: string) => `def ${metric}(result, expected):\n    return 1.0\n`;
const getter = 'def get_rule(env, config):\n    return config["rules"]\n';
const metrics = ['check_sum', 'check_total'];
const code = { functions: { getter: {}, metric: {}, action: {} }, pieces: {} };
const state = { ...code, judge: undefined, starter: undefined };
const pair = { seen: 'both', before: state, after: state, methods: [] } as const;
const difference = { functions: [], judge: undefined, starter: undefined };
const changed = { code: { ...pair, difference } };

/** Writes a repository with a tasks folder and an environment, and returns the path of the first. */
async function write(name: string, metric: string): Promise<string> {
  await folder.write(`${name}/tasks/a.json`, { id: 'a', instruction: 'Add.', evaluator: {} });
  await folder.write(`${name}/desktop/evaluators/metrics/sums.py`, source(metric));
  await folder.write(`${name}/desktop/evaluators/getters/rules.py`, getter);
  await commitFiles(join(folder.path, name));
  return join(folder.path, name, 'tasks');
}

const placesOf = async (tasksFolder: string) => ({
  ...{ tasksFolder, environment: undefined, vocabulary: undefined },
  datasetFile: await readDatasetFile(tasksFolder),
});

const listKnown = (vocabularies: Awaited<ReturnType<typeof openStateVocabularies>>) =>
  (['before', 'after'] as const).map((name) =>
    metrics.filter((metric) => vocabularies[name]?.find('metric', metric)),
  );

test('reads each of two folders with its own code', async () => {
  const before = await write('old', 'check_sum');
  const after = await write('new', 'check_total');
  const states = { before: { folder: before, code: state }, after: { folder: after, code: state } };
  const elsewhere = await placesOf(await write('other', 'check_none'));
  expect(listKnown(await openStateVocabularies(states, changed, elsewhere))).toEqual([
    ['check_sum'],
    ['check_total'],
  ]);
});

test('reads a commit with the code that it has', async () => {
  const tasks = await write('.', 'check_sum');
  const { hash } = await findCommit(await openRepository(tasks), 'HEAD');
  await write('.', 'check_total');
  const states = {
    before: { folder: join(folder.path, 'HEAD'), code: { ...state, commit: hash } },
    after: { folder: tasks, code: state },
  };
  const [before] = listKnown(await openStateVocabularies(states, changed, await placesOf(tasks)));
  expect(before).toEqual(['check_sum']);
});

test('reads nothing where the code is the same in both, or was not seen', async () => {
  const tasks = await write('.', 'check_sum');
  const states = { before: { folder: tasks, code: state }, after: { folder: tasks, code: state } };
  for (const same of [{ ...pair, difference: undefined }, { seen: 'after' } as const]) {
    const found = await openStateVocabularies(states, { code: same }, await placesOf(tasks));
    expect(found).toEqual({ before: undefined, after: undefined });
  }
});
