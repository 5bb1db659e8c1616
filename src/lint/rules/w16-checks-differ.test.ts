import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { checksDiffer as rule } from './w16-checks-differ.ts';

const a = { type: 'vm_file', path: '/home/user/a', dest: 'a' };
const b = { ...a, path: '/home/user/b' };
const sameAsA = { dest: 'a', path: '/home/user/a', type: 'vm_file' };
const twice = ['check_csv', 'check_csv'];

const problemsIn = (evaluator: object) => findProblems(rule, { evaluator });

test.for([
  ['a single check', { func: 'check_csv', result: a }],
  ['other metrics', { func: ['check_csv', 'exact_match'], result: [a, a] }],
  ['other results', { func: twice, result: [a, b] }],
  ['other references', { func: twice, result: [a, a], expected: [a, b] }],
  ['other options', { func: twice, result: [a, a], options: [{ strict: true }, {}] }],
  ['lists out of step', { func: twice, result: [a] }],
  ['entries of other types', { func: [7, 7], result: [a, a] }],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

test('rejects each repeated check, in any order of its keys', () => {
  const func = [...twice, 'check_csv', 'check_csv'];
  const options = [{}, null, {}, { strict: true }];
  expect(problemsIn({ func, result: [a, b, sameAsA, a], options })).toEqual([
    {
      ...{ at: ['evaluator', 'func', 2], metric: 'check_csv', first: 1, again: 3 },
      severity: 'info',
    },
  ]);
});

test('takes an empty object for none', () => {
  const options = [{}, null];
  expect(problemsIn({ func: twice, result: [a, a], options })).toHaveLength(1);
});

const gold = { type: 'cloud_file', path: 'https://files.example.org/1.csv', dest: '1.csv' };
const other = { ...gold, path: 'https://files.example.org/2.csv' };
const third = { ...gold, path: 'https://files.example.org/3.csv' };
const compared = ['compare_csv', 'compare_csv'];

test('rejects two references that one file must equal, once', () => {
  const func = [...compared, 'compare_csv'];
  const evaluator = { func, result: [a, a, a], expected: [gold, other, third] };
  expect(problemsIn(evaluator)).toEqual([
    {
      at: ['evaluator', 'expected', 1],
      metric: 'compare_csv',
      first: 1,
      again: 2,
      needsOr: true,
    },
  ]);
});

const text = (expected: unknown) => ({ type: 'rule', rules: { expected } });
const matched = { func: ['exact_match', 'exact_match'], result: [a, a] };

test('rejects two texts that one result must equal', () => {
  expect(problemsIn({ ...matched, expected: [text('on'), text('On')] })).toMatchObject([
    { at: ['evaluator', 'expected', 1], metric: 'exact_match', needsOr: true },
  ]);
});

test.for([
  ['alternative texts', { ...matched, expected: [text('on'), text('On')], conj: 'or' }],
  ['texts of two results', { ...matched, result: [a, b], expected: [text('on'), text('On')] }],
  ['values of other types', { ...matched, expected: [text(1), text(2)] }],
  ['alternatives', { func: compared, result: [a, a], expected: [gold, other], conj: 'or' }],
  ['two files', { func: compared, result: [a, b], expected: [gold, other] }],
  ['one address', { func: compared, result: [a, a], expected: [gold, { ...gold, dest: '2.csv' }] }],
  ['rules', { func: compared, result: [a, a], expected: [{ type: 'rule', rules: 1 }, gold] }],
  ['a metric that looks for a part', { func: ['a', 'a'], result: [a, a], expected: [gold, other] }],
] as const)('accepts references of %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});
