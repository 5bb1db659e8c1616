import { expect, test } from 'vitest';
import { fetches } from './fetches.ts';
import { toTaskView } from './task-view.ts';

const fetchesIn = (evaluator: object) => fetches(toTaskView({ evaluator }));

test('follows the order of an evaluation', () => {
  const evaluator = { result: [{ type: 'get_a' }, { type: 'b' }], expected: [{ type: 'c' }, {}] };
  expect(fetchesIn(evaluator).map(({ getter, at }) => [getter, at.slice(1).join('/')])).toEqual([
    ['a', 'result/0'],
    ['c', 'expected/0'],
    ['b', 'result/1'],
  ]);
});

test('takes a single object for that of the first metric', () => {
  const evaluator = { result: { type: 'a' }, expected: [{ type: 'b' }, { path: 5 }] };
  expect(fetchesIn(evaluator).map(({ getter, index }) => [getter, index])).toEqual([
    ['a', 0],
    ['b', 0],
    ['', 1],
  ]);
});
