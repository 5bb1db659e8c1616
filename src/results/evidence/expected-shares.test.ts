import { expect, test } from 'vitest';
import { createExpectations } from './expected-shares.ts';

const tasks = ['a', 'b', 'c', 'd'].map((path) => ({ path, metrics: ['exact_match'] }));
const expectationOf = createExpectations(
  {
    ofTask: new Map([
      ['a', [1]],
      ['b', [0]],
      ['c', [undefined]],
    ]),
    means: [0.5],
    systems: 1,
  },
  tasks,
);

test('counts as siblings the other tasks that some system ran', () => {
  const siblings = tasks.map((task) => expectationOf(task).siblings);
  expect(siblings).toEqual([1, 1, 2, 2]);
  expect(tasks.map((task) => expectationOf(task).siblingsSolved)).toEqual([0, 1, 1, 1]);
});

test('expects the mean of the siblings and of all tasks, of which three count', () => {
  const shares = tasks.map((task) => expectationOf(task).shares[0]);
  expect(shares).toEqual([1.5 / 4, 2.5 / 4, 2.5 / 5, 2.5 / 5]);
});
