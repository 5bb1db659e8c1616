import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { distribute } from './distribution.ts';

const sleeps = (count: number) =>
  Array.from({ length: count }, () => ({ type: 'sleep', parameters: { seconds: 1 } }));

const { entries } = exampleCatalogue({
  '1.json': { config: sleeps(5), evaluator: { func: ['a', 'b'], postconfig: sleeps(3) } },
  '2.json': { config: [], evaluator: { func: 'a' } },
  '3.json': { config: sleeps(1), evaluator: { func: 'a' } },
});

test.for([
  ['setup actions, not those before judging', 'steps', [0, 1, 5], 1],
  ['checks', 'checks', [1, 1, 2], 1],
] as const)('spreads %s', ([, facet, numbers, median]) => {
  expect(distribute(entries, facet)).toEqual({
    numbers,
    least: numbers[0],
    median,
    most: numbers[2],
  });
});

test('takes the middle of two for the median of an even number', () => {
  expect(distribute(entries.slice(0, 2), 'steps')?.median).toBe(2.5);
});

test('knows the distribution of one task, and of none that there is none', () => {
  expect(distribute(entries.slice(0, 1), 'checks')).toMatchObject({ least: 2, most: 2 });
  expect(distribute([], 'checks')).toBeUndefined();
});
