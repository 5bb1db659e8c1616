import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { groupBySteps } from './steps-against-success.ts';

test('counts solved tasks by the number of steps, without errors and tasks not run', () => {
  const run = exampleRun('alder', { a: 1, b: 0, c: [1, 1, 0], d: 'error' });
  const records = run.records.map((record) => ({ ...record, steps: 10 * record.trial }));
  const results = exampleResults(['a', 'b', 'c', 'd', 'e'], [{ ...run, records }]);
  const [joined] = results.runs;
  expect(joined && groupBySteps(joined)).toEqual([
    { label: '6 to 10', tasks: 2, solved: 1, rate: 0.5 },
    { label: '16 to 20', tasks: 1, solved: 1, rate: 1 },
  ]);
});
