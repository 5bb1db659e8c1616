import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { describeSameValues } from './same-values.ts';

const index = toExplorerIndex(
  exampleCatalogue({
    'a.json': { related_apps: ['vlc'], proxy: false, evaluator: { func: 'check_csv' } },
    'b.json': { related_apps: ['vlc'], proxy: false, evaluator: { func: 'check_list' } },
    'c.json': { related_apps: ['vlc', 'gimp'], proxy: true, evaluator: { func: 'infeasible' } },
  }),
);
const describe = (rows: number[], asked: string[] = []) =>
  describeSameValues(index, rows, (facet) => asked.includes(facet));

test('names what all tasks have in common', () => {
  expect(describe([0, 1])).toEqual([
    'VLC',
    'internet apparently not needed',
    'feasible',
    'proxy not needed',
  ]);
});

test('leaves out what was asked for, and what all tasks of the dataset have', () => {
  expect(describe([0, 1], ['app'])).toEqual([
    'internet apparently not needed',
    'feasible',
    'proxy not needed',
  ]);
});

test('names an infeasible task once, and its metric where infeasible tasks were asked for', () => {
  const infeasible = { func: 'infeasible' };
  const tasks = toExplorerIndex(
    exampleCatalogue({
      'a.json': { related_apps: ['vlc'], evaluator: infeasible },
      'b.json': { related_apps: ['gimp'], evaluator: infeasible },
      'c.json': { related_apps: ['gimp'], evaluator: { func: 'check_csv' } },
    }),
  );
  const describeFirst = (asked: string) =>
    describeSameValues(tasks, [0, 1], (facet) => facet === asked);
  expect(describeFirst('app')).toEqual(['infeasible']);
  expect(describeFirst('feasible')).toEqual(['metric infeasible']);
});

test.for([[[]], [[1]], [[1, 2]]] as const)('names nothing for %j', ([rows]) => {
  expect(describe([...rows])).toEqual([]);
});

test('names no value of a facet of which tasks have several', () => {
  const two = { related_apps: ['vlc', 'gimp'] };
  const tasks = toExplorerIndex(
    exampleCatalogue({ 'a.json': two, 'b.json': two, 'c.json': { related_apps: ['vlc'] } }),
  );
  expect(describeSameValues(tasks, [0, 1], () => false)).toEqual([]);
});

test('says that tasks cannot be scored', () => {
  const { facets } = toExplorerIndex(
    exampleCatalogue({
      'a.json': { evaluator: { func: '' } },
      'b.json': { evaluator: 'manual' },
      'c.json': { evaluator: { func: 'check_csv' } },
    }),
  );
  expect(describeSameValues({ ...index, facets }, [0, 1], () => false)).toContain(
    'cannot be scored',
  );
});
