import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';
import { loadDataset } from '../load/load-dataset.ts';
import { loadFiles } from '../load/load-files.ts';

const task = exampleTask({
  id: 'a',
  evaluator: { func: 'judge_dance', result: { type: 'vm_dance', far: 1 } },
});

async function createRepository(datasetFile = {}) {
  const folder = await createTemporaryFolder();
  mkdirSync(join(folder.path, '.git'));
  await folder.write('lab/evaluators/metrics/__init__.py', 'def judge_dance(result): return 1.\n');
  await folder.write(
    'lab/evaluators/getters/__init__.py',
    'def get_vm_dance(env, config): return config["path"]\n',
  );
  await folder.write('tasks/a.json', task);
  await folder.write('tasks/dataset.json', datasetFile);
  return folder;
}

const vocabularyFindings = (findings: readonly { code: string; message: string }[]) =>
  findings.filter(({ code }) => code.startsWith('V')).map(({ code }) => code);

test('judges tasks by the nearest source in their repository, and says which it is', async () => {
  const folder = await createRepository();
  const checked = await checkFolder(join(folder.path, 'tasks'));
  expect(checked.environmentFolder).toBe(join(folder.path, 'lab'));
  expect(vocabularyFindings(checked.findings)).toEqual(['V05']);
  const [single] = await loadFiles([join(folder.path, 'tasks/a.json')]);
  expect(vocabularyFindings(single?.findings ?? [])).toEqual(['V05']);
  // The second time, the contracts come from the cache.
  const { vocabulary } = await loadDataset(join(folder.path, 'tasks'));
  expect(vocabulary.find('metric', 'judge_dance')?.source).toMatchObject({
    file: 'lab/evaluators/metrics/__init__.py',
    line: 1,
  });
});

test('judges by the source that dataset.json or the call names', async () => {
  const folder = await createRepository({ environment: { path: '../other' } });
  const tasks = join(folder.path, 'tasks');
  const missing = checkFolder(tasks);
  await expect(missing).rejects.toThrow(
    /dataset\.json:\d+:\d+: the environment folder \S+other does not exist$/,
  );
  const hint = (start: string) => expect.stringMatching(`^${start}, name a folder`) as string;
  await expect(missing).rejects.toHaveProperty(
    'hint',
    hint('In "environment.path" of "dataset.json"'),
  );
  const nowhere = checkFolder(tasks, undefined, { environment: join(folder.path, 'nowhere') });
  await expect(nowhere).rejects.toHaveProperty('hint', expect.stringMatching(/^Name a folder/));
  await folder.write('other/evaluators/metrics.py', 'def judge_dance(result): return 1.\n');
  expect((await checkFolder(tasks)).environmentFolder).toBe(join(folder.path, 'other'));
  const named = await checkFolder(tasks, undefined, { environment: join(folder.path, 'lab') });
  expect(named.environmentFolder).toBe(join(folder.path, 'lab'));
});

test('lets dataset.json change what the source says', async () => {
  const vocabulary = { getters: { vm_dance: { keys: { far: {}, path: {} } } } };
  const folder = await createRepository({ vocabulary });
  const { findings } = await checkFolder(join(folder.path, 'tasks'));
  expect(vocabularyFindings(findings)).toEqual([]);
});

test('finds tasks, suites and source in a whole repository, with as much right without the source', async () => {
  const folder = await createRepository();
  await folder.write('README.md', '# Tasks\n');
  await folder.write('settings.json', { theme: 'dark' });
  await folder.write('suites/small.json', { tasks: ['a'] });
  const whole = await checkFolder(folder.path);
  expect(whole.environmentFolder).toBe(join(folder.path, 'lab'));
  expect(vocabularyFindings(whole.findings)).toEqual(['V05']);
  const { tasks, suites } = await loadDataset(folder.path);
  expect([tasks.map(({ file }) => file), suites.length]).toEqual([['tasks/a.json'], 1]);

  await rm(join(folder.path, 'lab'), { recursive: true });
  const alone = await checkFolder(folder.path);
  expect(alone.environmentFolder).toBeUndefined();
  expect(vocabularyFindings(alone.findings)).toEqual(['V01', 'V01']);
  const others = (findings: typeof alone.findings) =>
    findings.filter(({ code }) => !code.startsWith('V')).map(({ code, file }) => [code, file]);
  expect(others(alone.findings)).toEqual(others(whole.findings));
});
