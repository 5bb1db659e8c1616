import { expect, test } from 'vitest';
import { selectListed } from './comparable-tasks.ts';

test.for([
  ['all of few tasks', [100, 200, 300], [100, 200, 300]],
  ['the latest where there are many', [8000, 8100, 8200, 8300], [8200, 8300]],
  ['as many as there is room for', [1, 9999, 10_001], [9999, 10_001]],
  ['the latest alone, however many its tasks', [9, 25_000], [25_000]],
  ['none of none', [], []],
] as const)('lists the tasks of %s', ([, shared, expected]) => {
  const comparisons = shared.map((count) => ({ shared: count }));
  const listed = selectListed(comparisons);
  expect(comparisons.filter((one) => listed.has(one)).map((one) => one.shared)).toEqual(expected);
});
