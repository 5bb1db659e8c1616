import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder } from '#dataset/load/check-folder.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { inventExamples } from './invent-examples.ts';
import { exampleTasks, readExampleTasks } from './read-example-tasks.ts';

test('the results of the examples are fresh; `node scripts/invent-results.ts` writes them', async () => {
  for (const { path, text } of inventExamples(readExampleTasks())) {
    expect(await readFile(join(exampleTasks, 'results', path), 'utf8'), path).toBe(text);
  }
});

test('they say that they are invented, have no finding, and are not tasks', async () => {
  const { results, tasks } = await loadDataset(exampleTasks);
  expect(results?.runs.map(({ name, isInvented }) => [name, isInvented])).toEqual([
    ['Aster', true],
    ['Birch', true],
    ['Cedar', true],
  ]);
  expect(tasks.filter(({ file }) => file.startsWith('results/'))).toEqual([]);
  const { findings } = await checkFolder(exampleTasks);
  expect(findings.filter(({ file }) => file.startsWith('results/'))).toEqual([]);
});
