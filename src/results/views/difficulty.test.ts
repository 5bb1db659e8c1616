import { expect, test } from 'vitest';
import { type ExampleScores, exampleResults, exampleRun } from '../example-results.ts';
import { toDifficulty } from './difficulty.ts';

const judge = (scores: Readonly<Record<string, ExampleScores>>) => {
  const runs = Object.entries(scores).map(([name, own]) => exampleRun(name, own));
  return toDifficulty(exampleResults(['a'], runs).byTask.get('a') ?? []);
};

test('counts the systems that ran the task, each the same', () => {
  expect(judge({ one: { a: 1 }, two: { a: 0 }, three: { a: 0 }, four: { a: 0 } })).toEqual({
    solvedBy: ['one'],
    failedBy: ['four', 'three', 'two'],
    rate: 0.25,
    split: 0.25,
  });
});

test('a system solves a task when most of its trials succeed, and adds their share to the rate', () => {
  expect(judge({ one: { a: [1, 1, 0] }, two: { a: [1, 0] } })).toEqual({
    solvedBy: ['one'],
    failedBy: ['two'],
    rate: (2 / 3 + 1 / 2) / 2,
    split: 0.5,
  });
});

test.for([
  ['an error of the harness', { one: { a: 'error' } }],
  ['a task that was not run', { one: {} }],
] as const)('leaves out %s', ([, scores]) => {
  expect(judge(scores)).toEqual({
    solvedBy: [],
    failedBy: [],
    rate: undefined,
    split: undefined,
  });
});
