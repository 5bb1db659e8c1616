import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleResults, exampleRun } from '../example-results.ts';
import { countByDifficulty, difficultyGroupings, groupDifficulty } from './group-difficulty.ts';

const sleep = { type: 'sleep', parameters: { seconds: 1 } };
const { entries } = exampleCatalogue({
  'a.json': { id: 'a', config: [] },
  'b.json': { id: 'b', config: [sleep] },
  'c.json': { id: 'c', config: Array.from({ length: 12 }, () => sleep) },
  'd.json': { id: 'd', config: [sleep] },
});
const results = exampleResults(
  ['a', 'b', 'c', 'd'],
  [exampleRun('alder', { a: 1, b: 1, c: 0 }), exampleRun('birch', { a: 1, b: 0, c: 0 })],
);
const [steps] = difficultyGroupings;

test('means the pass rates of tasks with as many setup steps', () => {
  expect(steps && groupDifficulty(results, entries, steps)).toEqual([
    { label: '0', tasks: 1, rate: 1 },
    { label: '1', tasks: 1, rate: 0.5 },
    { label: '9 or more', tasks: 1, rate: 0 },
  ]);
});

test('ranges of numbers are single ones first, then wider', () => {
  expect(difficultyGroupings.slice(0, 2).map(({ labels }) => labels)).toEqual([
    ['0', '1', '2', '3', '4 to 5', '6 to 8', '9 or more'],
    ['0', '1', '2', '3', '4 or more'],
  ]);
});

test('counts the tasks of each tenth, the last with those that all solve', () => {
  expect(countByDifficulty(results)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
});
