import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { describePair, pairRuns } from './pair-runs.ts';

test('compares each run with each other one, in both directions', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
  const toScores = (solved: number) =>
    Object.fromEntries(ids.map((id, index) => [id, index < solved ? 1 : 0]));
  const results = exampleResults(
    [...ids, 'x'],
    [
      exampleRun('All', toScores(20)),
      exampleRun('Most', toScores(19)),
      exampleRun('None', toScores(0)),
      exampleRun('Other', { x: 1 }),
    ],
  );
  const rows = pairRuns(results);
  expect(
    rows.map(({ run, cells }) => [
      run.name,
      ...cells.map((cell) => (cell ? describePair(cell) : '')),
    ]),
  ).toEqual([
    ['All', '', '(+5.0)', '+100.0', '–'],
    ['Most', '(−5.0)', '', '+95.0', '–'],
    ['None', '−100.0', '−95.0', '', '–'],
    ['Other', '–', '–', '–', ''],
  ]);
});
