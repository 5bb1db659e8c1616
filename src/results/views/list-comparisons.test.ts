import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { listComparisons } from './list-comparisons.ts';

const ids = Array.from({ length: 100 }, (_, index) => `t${index}`);

/** Runs of which each solves as many tasks as it is named. */
const runsThatSolve = (counts: readonly number[]) =>
  exampleResults(
    ids,
    counts.map((solved) =>
      exampleRun(
        String(solved).padStart(3, '0'),
        Object.fromEntries(ids.map((id, index) => [id, index < solved ? 1 : 0])),
      ),
    ),
  );

function listCompared(results: ReturnType<typeof runsThatSolve>, name: string): string[] {
  const run = results.runs.find((one) => one.name === name);
  if (!run) throw new Error('the run is missing');
  return listComparisons(results, run).map(({ other }) => other.name);
}

test('compares a run with all others, in their order', () => {
  expect(listCompared(runsThatSolve([0, 90, 50]), '050')).toEqual(['000', '090']);
});

test('of many others, compares with those whose rates are the nearest', () => {
  const results = runsThatSolve(Array.from({ length: 100 }, (_, index) => index));
  const compared = listCompared(results, '060');
  expect(compared).toHaveLength(50);
  expect([compared[0], compared.at(-1)]).toEqual(['035', '085']);
});
