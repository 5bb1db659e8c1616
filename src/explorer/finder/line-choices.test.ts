import { expect, test } from 'vitest';
import { emptyDetails } from '../details/task-details.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { readQuery } from '../query/explorer-query.ts';
import { addChoices, listChosen } from './line-choices.ts';
import { createTaskFinder } from './task-finder.ts';

const toTask = (id: string, apps: readonly string[], config: readonly object[] = []) => ({
  id,
  related_apps: apps,
  config,
  evaluator: { func: id === 'a' ? 'compare_table' : ['compare_table', 'exact_match'] },
});
const tasks = {
  'a.json': toTask('a', ['gimp']),
  'b.json': toTask('b', ['gimp', 'chrome'], [{ type: 'sleep', parameters: { seconds: 3 } }]),
  'c.json': toTask('c', ['vlc']),
};
const catalogue = exampleCatalogue(tasks, {
  findings: [exampleFinding({ file: 'c.json', code: 'V01' })],
});
const data = unpackIndex(toExplorerIndex(catalogue));
const finder = createTaskFinder(data, emptyDetails(data.index.rows));

function find(line: string): string {
  const { rows = [], choices = [] } = finder.find(line) ?? {};
  return listChosen(data.index, rows, choices)
    .map((row) => data.paths[row])
    .join('');
}

test.for([
  ['both of two values', 'app:gimp AND app:chrome', 'b'],
  ['both of two values among others', 'app:gimp & app:chrome metric:exact_match', 'b'],
  ['either of two values', 'app:chrome app:vlc', 'bc'],
  ['either of two values with "or"', 'app:chrome or app:vlc', 'bc'],
  ['findings in plain words', 'with errors', 'c'],
  ['values of two keys', 'app:vlc and metric:exact_match', 'c'],
  ['neither of two excluded values', '-app:chrome and -app:vlc', 'a'],
  ['any value of a pattern', 'metric:exact_* and metric:compare_*', 'bc'],
  ['any of several values of a pattern', 'metric:*_* and metric:exact_match', 'abc'],
] as const)('finds tasks with %s', ([, line, ids]) => {
  expect(find(line)).toBe(ids);
});

test.for([
  ['steps:>9', ''],
  ['-steps:>9', 'abc'],
  ['steps:>9 steps:1', 'b'],
  ['app:gimp steps:9', ''],
] as const)('finds no task by a number that none has: %s', ([line, ids]) => {
  expect(find(line)).toBe(ids);
  expect(finder.find(line)?.notes).toHaveLength(1);
});

test.for([
  ['app:GIMP', '?app=gimp'],
  ['-app:chrome', '?app=-chrome'],
  ['-source', '?source=none'],
  ['metric:*a*', '?metric=compare_table&metric=exact_match'],
  ['app:gimp AND app:chrome', '?app=gimp&app=chrome&all=app'],
] as const)('the line %s asks for the same as the address %s', ([line, address]) => {
  const valuesOf = new Map(data.index.facets.map(({ name, values }) => [name, new Set(values)]));
  const none = readQuery('', valuesOf).query;
  const { included, excluded, all } = addChoices(none, finder.find(line)?.choices ?? []);
  const { query } = readQuery(address, valuesOf);
  expect([included, excluded, all]).toEqual([query.included, query.excluded, query.all]);
});
