import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { compareRuns } from './compare-runs.ts';

test('compares two runs on the tasks that both ran', () => {
  const { runs } = exampleResults(
    ['a', 'b', 'c', 'd', 'e'],
    [
      exampleRun('One', { a: 1, b: 1, c: 0, d: 1, e: 'error' }),
      exampleRun('Two', { a: 1, b: 0, c: 0.5, e: 1 }),
    ],
  );
  const [one, two] = runs;
  if (!one || !two) throw new Error('a run is missing');
  expect(compareRuns(one, two)).toMatchObject({
    ...{ shared: 3, onlyOne: 1, onlyOther: 0 },
    ...{ difference: 1 / 3, p: 1, isWithinChance: true },
  });
});

test('a large difference is beyond chance', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
  const all = (score: number) => Object.fromEntries(ids.map((id) => [id, score]));
  const [one, two] = exampleResults(ids, [exampleRun('1', all(1)), exampleRun('2', all(0))]).runs;
  if (!one || !two) throw new Error('a run is missing');
  expect(compareRuns(one, two)).toMatchObject({
    ...{ difference: 1, p: 2 / 2 ** 20, isWithinChance: false },
  });
});

test('has one interval for a pair, with the other sign for the other run', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `t${index}`);
  const every = (step: number) =>
    Object.fromEntries(ids.map((id, index) => [id, index % step === 0 ? 1 : 0]));
  const [one, two] = exampleResults(ids, [
    exampleRun('1', every(2)),
    exampleRun('2', every(3)),
  ]).runs;
  if (!one || !two) throw new Error('a run is missing');
  const { low = 0, high = 0 } = compareRuns(one, two).differenceInterval ?? {};
  expect(low).toBeLessThan(high);
  expect(compareRuns(two, one).differenceInterval).toEqual({ low: -high, high: -low });
});
