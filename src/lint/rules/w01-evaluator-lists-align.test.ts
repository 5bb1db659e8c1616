import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { vocabularyWithHandling } from '../examples/example-handling.ts';
import { evaluatorListsAlign as rule } from './w01-evaluator-lists-align.ts';

const source = { type: 'vm_file' };
const twoMetrics = ['check_csv', 'exact_match'];

const problemsIn = (evaluator: object) =>
  findProblems(rule, { evaluator: { func: twoMetrics, ...evaluator } });

test.for([
  ['lists as long as func', { result: [source, source], expected: [{}, null] }],
  ['fields left out', {}],
  ['null, which means none', { options: null }],
  ['single objects with a single metric', { func: 'check_csv', result: source, options: {} }],
  ['lists of one beside an array of one metric', { func: ['check_csv'], options: [{}] }],
  ['no metric, which the shape reports', { func: undefined, result: [source] }],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

test.for([
  ['a short list', { result: [source] }, 1, 2],
  ['a long list', { result: [source, source, source] }, 3, 2],
  ['an empty array', { result: [] }, 0, 2],
  ['one object where an array is due', { result: source }, 1, 2],
  ['an array beside a single metric', { func: 'check_csv', result: [source, source] }, 2, 1],
  ['an array of one beside a single metric', { func: 'check_csv', result: [source] }, 1, 1],
] as const)('rejects %s', ([, evaluator, found, wanted]) => {
  expect(problemsIn(evaluator)).toMatchObject([
    { at: ['evaluator', 'result'], field: 'result', found, wanted },
  ]);
});

test('reports an array of one metric beside objects once', () => {
  const problems = problemsIn({ func: ['check_csv'], result: source, expected: source });
  expect(problems).toEqual([
    { at: ['evaluator', 'func'], field: 'result', found: 1, wanted: 1, isArray: false },
  ]);
});

test('reports every field that is out of step', () => {
  const fields = problemsIn({ result: [source], expected: [source], options: [{}] });
  expect(fields.map(({ field }) => field)).toEqual(['result', 'expected', 'options']);
});

const either = 'write both as arrays or neither';

test.for([
  [true, `"options" is an array, but "func" is a string; ${either}`],
  [false, `"func" is an array, but "options" is an object; ${either}`],
] as const)('says which of the two is an array: %s', ([isArray, expected]) => {
  expect(rule.message({ field: 'options', found: 1, wanted: 1, isArray })).toBe(expected);
});

test('says that one metric was due', () => {
  expect(rule.message({ field: 'options', found: 0, wanted: 1, isArray: true })).toBe(
    '"options" has length 0, but "func" names 1 metric',
  );
});

test('leaves to a source what it makes arrays of', () => {
  const parts = { 'evaluator.options': { accepts: ['array'] } };
  const vocabulary = vocabularyWithHandling({ parts });
  const found = (evaluator: object) =>
    findProblems(rule, { evaluator: { func: twoMetrics, ...evaluator } }, { vocabulary });
  expect(found({ options: {} })).toEqual([]);
  expect(found({ options: [{}] })).toMatchObject([{ field: 'options', severity: 'warning' }]);
  expect(found({ result: source })).toEqual([expect.not.objectContaining({ severity: 'warning' })]);
});
