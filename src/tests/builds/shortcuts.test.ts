import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const scratch = await createTemporaryFolder();
let built: BuiltSite;

/** Of each kind, enough for rates. */
const each = 12;

/** Tasks that pass when the agent gives up, as many others, and the results of a system. */
beforeAll(async () => {
  const ids = Array.from({ length: 2 * each }, (_, index) => `task-${index}`);
  for (const [index, id] of ids.entries()) {
    const evaluator = index < each ? { evaluator: { func: 'infeasible' } } : {};
    await scratch.write(`tasks/${id}.json`, exampleTask({ id, ...evaluator }));
  }
  await scratch.write('tasks/dataset.json', {
    environment: { internet: false },
    title: 'Cranes',
    results: ['runs'],
  });
  const lines = ids.map((id, index) =>
    JSON.stringify({ task: id, score: index % 3 === 0 ? 1 : 0 }),
  );
  await scratch.write('tasks/runs/Crane.jsonl', `${lines.join('\n')}\n`);
  built = await buildSite(join(scratch.path, 'tasks'), join(scratch.path, 'site'));
}, 300_000);

const textOf = (file: string) =>
  (built.pages.find((page) => page.file === file)?.text ?? '').replaceAll(/\s+/g, ' ');
const linksOf = (file: string) => built.pages.find((page) => page.file === file)?.links ?? [];

test('the page of a task has a fold with the ways to pass it, if there are any', () => {
  expect(textOf('tasks/task-0/index.html')).toContain(
    '1 way to pass without the work: giving up passes',
  );
  const { findShortcuts, entries } = built.catalogue;
  const without = entries.filter((entry) => findShortcuts(entry).length === 0);
  expect(without.length).toBeGreaterThan(0);
  for (const { path } of without) {
    expect(textOf(`tasks/${path}/index.html`)).not.toContain('without the work');
  }
});

test('the page of shortcuts counts them, and links to their tasks', () => {
  const page = 'shortcuts/index.html';
  expect(textOf(page)).toMatch(/Giving up passes\s*12\s*tasks\s*50%/);
  expect(linksOf(page)).toContain('/tasks/?shortcut=giving-up-passes');
  expect(textOf(page)).toContain('Count infeasible tasks apart from the others');
  expect(textOf(page)).toMatch(/Reaches the internet\s*No/);
  for (const file of ['index.html', 'statistics/index.html', 'findings/index.html']) {
    expect(linksOf(file), file).toContain('/shortcuts/');
  }
});

test('the results have the rates with and without a shortcut, with intervals', () => {
  const text = textOf('results/index.html');
  expect(text).toMatch(/Giving up passes\s*without it/);
  expect(text).toContain('A difference shows no more than that the tasks differ');
  expect(text).toMatch(/33%\s*of 12\s*\d+\.\d–\d+\.\d%/);
});

test('no page says of a system that it cheats', () => {
  const words = /\b(?:cheat|exploit|hack|gaming)\w*/i;
  const saying = built.pages.filter(({ text }) => words.test(text)).map(({ file }) => file);
  expect(saying).toEqual([]);
});
