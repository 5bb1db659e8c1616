import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';

const listed = { os: ['a', 'lost'], mail: ['b'], deep: ['c'] };

test.for([
  ['the whole dataset', '.'],
  ['one of its folders', 'os'],
  ['one with further folders', 'more'],
] as const)('a suite lists what is missing, and not what is elsewhere: %s', async ([, name]) => {
  const folder = await createTemporaryFolder();
  await folder.write('dataset.json', { suites: ['suites/*.json'] });
  await folder.write('suites/all.json', listed);
  await folder.write('os/a.json', exampleTask({ id: 'a' }));
  await folder.write('mail/b.json', exampleTask({ id: 'b', instruction: 'Answer it.' }));
  await folder.write('more/deep/c.json', exampleTask({ id: 'c', instruction: 'Mute it.' }));
  const { findings } = await checkFolder(join(folder.path, name));
  const found = findings.filter(({ code }) => code === 'D03');
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('"lost"')]);
});

test.for(['web', 'os'])('%s: a task elsewhere has its id and its file as names', async (name) => {
  const folder = await createTemporaryFolder();
  await folder.write('dataset.json', {
    suites: ['all.json'],
    results: ['results'],
  });
  await folder.write('all.json', { web: ['tab', 'open-tab'], os: ['a'] });
  await folder.write('results/aster.jsonl', '{"task":"tab","score":1}\n{"task":"web/tab"}\n');
  await folder.write('os/a.json', exampleTask({ id: 'a', instruction: 'Mute it.' }));
  await folder.write('web/open-tab.json', exampleTask({ id: 'tab', instruction: 'Open it.' }));
  const { findings } = await checkFolder(join(folder.path, name));
  const codes = new Set(findings.map(({ code }) => code));
  expect(['D03', 'R09'].filter((code) => codes.has(code))).toEqual([]);
});

test('the folder beside dataset.json may be all of the dataset', async () => {
  const folder = await createTemporaryFolder();
  await folder.write('dataset.json', { suites: ['suites/*.json'] });
  await folder.write('suites/all.json', { os: ['a', 'b'] });
  await folder.write('tasks/os/a.json', exampleTask({ id: 'a' }));
  const { findings } = await checkFolder(join(folder.path, 'tasks'));
  expect(findings.map(({ code }) => code)).toContain('D03');
});
