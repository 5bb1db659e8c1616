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
    { at: ['evaluator', 'func', 2], metric: 'check_csv', first: 1, again: 3 },
  ]);
});

test('takes an empty object for none', () => {
  const options = [{}, null];
  expect(problemsIn({ func: twice, result: [a, a], options })).toHaveLength(1);
});

test('says which checks are the same', () => {
  expect(rule.message({ metric: 'check_csv', first: 1, again: 2 })).toBe(
    'check 2, "check_csv", is the same as check 1; change its "result", "expected" or "options", or remove it',
  );
});
