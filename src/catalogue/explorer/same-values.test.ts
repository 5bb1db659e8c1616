import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { toExplorerIndex } from './explorer-index.ts';
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
    'no evidence of internet',
    'feasible',
    'proxy not needed',
  ]);
});

test('leaves out what was asked for, and what all tasks of the dataset have', () => {
  expect(describe([0, 1], ['app'])).toEqual([
    'no evidence of internet',
    'feasible',
    'proxy not needed',
  ]);
});

test.for([[[]], [[1]], [[1, 2]]] as const)('names nothing for %j', ([rows]) => {
  expect(describe([...rows])).toEqual([]);
});
