import { expect, test } from 'vitest';
import { exampleDataset } from '../examples/example-dataset.ts';
import { suiteTaskOnce as rule } from './d04-suite-task-once.ts';

function problemsIn(lists: Readonly<Record<string, readonly string[]>>) {
  const { tasks, context } = exampleDataset({ 'suites/quick.json': lists });
  return [...rule.check(tasks, context)];
}

test('accepts an id in two folders', () => {
  expect(problemsIn({ os: ['a', 'b'], browser: ['a'] })).toEqual([]);
});

test('accepts an id in two suites', () => {
  const { tasks, context } = exampleDataset({
    'suites/one.json': { os: ['a'] },
    'suites/two.json': { os: ['a'] },
  });
  expect([...rule.check(tasks, context)]).toEqual([]);
});

const listed = (lists: Readonly<Record<string, readonly string[]>>) =>
  problemsIn(lists).map((problem) => [problem.at, problem.also, rule.message(problem)]);

test('reports a task that is listed again, with all places', () => {
  expect(listed({ os: ['a', 'b', 'a', 'a'] })).toEqual([
    [['os', 2], [['os', 3]], '"a" is already listed under "os"; list each task once'],
  ]);
});

test('makes one finding of several tasks', () => {
  const which =
    'of this suite are listed more than once, such as "a" under "os"; list each task once';
  expect(listed({ os: ['a', 'b', 'a', 'b', 'c'] })).toEqual([
    [['os', 2], [['os', 3]], `2 of 3 tasks ${which}`],
  ]);
  expect(listed({ os: ['a', 'a'], vlc: ['b', 'b'] })).toEqual([
    [['os', 1], [['vlc', 1]], `all 2 tasks ${which}`],
  ]);
});
