import { expect, test } from 'vitest';
import { selectListed } from './comparable-tasks.ts';

test.for([
  ['all of few tasks', [100, 200, 300], [100, 200, 300]],
  ['the latest where there are many', [1500, 1600, 1700, 1800], [1700, 1800]],
  ['as many as there is room for', [1, 1999, 2001], [1999, 2001]],
  ['the latest alone, however many its tasks', [9, 5000], [5000]],
  ['none of none', [], []],
] as const)('lists the tasks of %s', ([, shared, expected]) => {
  const comparisons = shared.map((count) => ({ shared: count }));
  const listed = selectListed(comparisons);
  expect(comparisons.filter((one) => listed.has(one)).map((one) => one.shared)).toEqual(expected);
});
