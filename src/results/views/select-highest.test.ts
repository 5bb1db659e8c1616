import { expect, test } from 'vitest';
import { exampleResults, exampleRun } from '../example-results.ts';
import { selectHighest } from './select-highest.ts';

const { runs } = exampleResults(
  ['a', 'b'],
  [
    exampleRun('Alder', { a: 1, b: 0 }),
    exampleRun('Birch', {}),
    exampleRun('Cedar', { a: 0, b: 0 }),
    exampleRun('Dogwood', { a: 1, b: 1 }),
  ],
);

test.for([
  [1, ['Dogwood']],
  [2, ['Alder', 'Dogwood']],
  [3, ['Alder', 'Cedar', 'Dogwood']],
  [4, ['Alder', 'Birch', 'Cedar', 'Dogwood']],
] as const)('selects the %i with the highest rates, in their order', ([most, names]) => {
  expect(selectHighest(runs, most).map(({ name }) => name)).toEqual(names);
});
