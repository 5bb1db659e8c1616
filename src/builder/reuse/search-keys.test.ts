import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleResults, exampleRun } from '#results/example-results.ts';
import { searchFolder } from '#search/search-folder.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { listSearchKeys } from './search-keys.ts';

const judgedBy = (func: string) => ({ evaluator: { func } });
const tasks = {
  'a.json': { id: 'a', instruction: 'Print the page.', ...judgedBy('exact_match') },
  'b.json': { id: 'b', instruction: 'Sort a table.', ...judgedBy('compare_csv') },
};

const keyOf = (fields: Record<string, JsonObject>) =>
  listSearchKeys({ catalogue: exampleCatalogue(fields) })[searchFolder];

const edit = (part: JsonObject) => keyOf({ ...tasks, 'b.json': { ...tasks['b.json'], ...part } });

test('an edited task leaves the guides and the index as they are', () => {
  expect(edit({ instruction: 'Sort the table.', config: [] })).toBe(keyOf(tasks));
});

test('what guides or records show of a dataset changes them', () => {
  const added = keyOf({ ...tasks, 'c.json': { id: 'c' } });
  expect(new Set([keyOf(tasks), added, edit(judgedBy('exact_match'))]).size).toBe(3);
});

test('a run changes them', () => {
  const catalogue = exampleCatalogue(tasks);
  const results = exampleResults(['a', 'b'], [exampleRun('one', { a: 1 })]);
  expect(listSearchKeys({ catalogue, results })).not.toEqual(listSearchKeys({ catalogue }));
});

test('all of them have one key', () => {
  const keys = listSearchKeys({ catalogue: exampleCatalogue(tasks) });
  expect(Object.keys(keys)).toEqual(
    expect.arrayContaining(['guides/write/index.html', searchFolder]),
  );
  expect(new Set(Object.values(keys)).size).toBe(1);
});
