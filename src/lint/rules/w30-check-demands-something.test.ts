import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { checkDemandsSomething as rule } from './w30-check-demands-something.ts';

const problemsIn = (func: unknown, rules: unknown, result: unknown = { type: 'cache_file' }) =>
  findProblems(rule, { evaluator: { func, result, expected: { type: 'rule', rules } } });

test.for([
  ['check_include_exclude', { include: ['a'], exclude: ['b'] }],
  ['check_include_exclude', { include: ['a'] }],
  ['check_include_exclude', {}],
  ['check_list', { expect: ['a'], unexpect: ['b'] }],
  ['check_csv', { expect: [{ name: 'a' }] }],
  ['check_csv', [{ name: 'a' }]],
  ['exact_match', { expected: '' }],
  [5, null],
] as const)('accepts %s with %j', ([func, rules]) => {
  expect(problemsIn(func, rules)).toEqual([]);
});

test.for([{ type: 'vm_command_error' }, { type: 'vm_file' }, { type: 5 }, 5])(
  'leaves %j alone',
  (result) => {
    expect(problemsIn('check_list', { unexpect: ['a'] }, result)).toEqual([]);
  },
);

test.for([
  ['check_include_exclude', { include: [], exclude: ['error'] }, 'include', 'exclude'],
  ['check_include_exclude', { include: [''], exclude: [] }, 'include', 'exclude'],
  ['check_list', { unexpect: ['error'] }, 'expect', 'unexpect'],
  ['check_csv', { unexpect: [{ name: 'a' }] }, 'expect', 'unexpect'],
] as const)('reports %s with %j', ([func, rules, demands, forbids]) => {
  expect(problemsIn(func, rules)).toEqual([
    { at: ['evaluator', 'expected', 'rules', forbids], demands, forbids },
  ]);
});

test('says what is missing', () => {
  expect(rule.message({ demands: 'include', forbids: 'exclude' })).toBe(
    'with "exclude" alone, empty output passes; list required output in "include"',
  );
});
