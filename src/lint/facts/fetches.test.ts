import { expect, test } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import { fetches } from './fetches.ts';

const fetchesIn = (evaluator: object) => fetches(exampleView({ evaluator }));

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
