import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { divideSeen } from './divide-seen.ts';

const { entries } = exampleCatalogue(
  Object.fromEntries(['a', 'b', 'c'].map((id) => [`${id}.json`, { id }])),
);

/** Values by how many tasks each has. */
const divide = (...counts: number[]) => {
  const { shown, folds } = divideSeen(
    counts.map((count, index) => ({ value: index, tasks: entries.slice(0, count) })),
  );
  return [shown.length, ...folds.map(({ kind, count, listed }) => [kind, count, listed.length])];
};

const once = (count: number): number[] => Array<number>(count).fill(1);
const often = (count: number): number[] => Array<number>(count).fill(3);

test('folds no value of a single task where each counts', () => {
  const values = entries.map((entry, index) => ({ value: index, tasks: [entry] }));
  expect(divideSeen(values, { foldsOnce: false })).toEqual({ shown: values, folds: [] });
});

test.for<[string, number[], unknown[]]>([
  ['a single value', [1], [1]],
  ['common values', [3, 2, 2], [3]],
  ['few values of a task each after common ones', [3, 2, 1, 1, 1], [5]],
  ['more of them', [3, 2, ...once(12)], [2, ['once', 12, 12]]],
  ['nothing but values of a task each', once(2), [0, ['once', 2, 2]]],
  ['very many of them', [3, ...once(40)], [1, ['once', 40, 19]]],
  ['many common values', often(14), [10, ['common', 4, 4]]],
  ['very many common values', often(30), [10, ['common', 20, 10]]],
  ['very many of both', [...often(30), ...once(9)], [10, ['common', 20, 10], ['once', 9, 0]]],
])('shows the common ones of %s, and folds the others', ([, counts, expected]) => {
  expect(divide(...counts)).toEqual(expected);
});
