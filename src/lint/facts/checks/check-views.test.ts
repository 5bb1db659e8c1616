import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { checkViews } from './check-views.ts';

const viewsOf = (evaluator: unknown) => [...checkViews(exampleView({ evaluator }))];

test('gives a single metric its objects', () => {
  const evaluator = { func: 'a', result: { type: 'rule' }, options: { b: 1 } };
  expect(viewsOf(evaluator)).toEqual([
    {
      metric: 'a',
      index: 0,
      at: ['evaluator', 'func'],
      result: { value: { type: 'rule' }, at: ['evaluator', 'result'] },
      expected: { value: undefined, at: ['evaluator', 'expected'] },
      options: { value: { b: 1 }, at: ['evaluator', 'options'] },
    },
  ]);
});

test('gives each metric of an array its elements, and nothing of an array of another length', () => {
  const evaluator = { func: ['a', '', 'b'], result: [1, 2, 3], expected: [1], options: {} };
  expect(viewsOf(evaluator)).toEqual([
    {
      metric: 'a',
      index: 0,
      at: ['evaluator', 'func', 0],
      result: { value: 1, at: ['evaluator', 'result', 0] },
    },
    {
      metric: 'b',
      index: 2,
      at: ['evaluator', 'func', 2],
      result: { value: 3, at: ['evaluator', 'result', 2] },
    },
  ]);
});

test.for([
  ['an array of one beside a single metric', 'a', [1], ['evaluator', 'result', 0]],
  ['a value beside an array of one metric', ['a'], 1, ['evaluator', 'result']],
] as const)('gives the metric the only element of %s', ([, func, result, at]) => {
  expect(viewsOf({ func, result })[0]?.result).toEqual({ value: 1, at });
});

test.for([
  ['no evaluator', undefined],
  ['a string', 'infeasible'],
  ['no metric', { result: {} }],
  ['metrics of other types', { func: [1, null, {}] }],
] as const)('finds none in %s', ([, evaluator]) => {
  expect(viewsOf(evaluator)).toEqual([]);
});
