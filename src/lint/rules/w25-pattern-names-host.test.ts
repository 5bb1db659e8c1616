import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { patternNamesHost as rule } from './w25-pattern-names-host.ts';

const func = 'is_expected_url_pattern_match';
const rules = (expected: unknown) => ({ type: 'rule', rules: { expected } });
const problemsIn = (evaluator: object) => findProblems(rule, { evaluator: { func, ...evaluator } });

test.for([
  ['a host', ['^https://www\\.example\\.org/a']],
  ['a host without a scheme', ['example\\.org/a']],
  ['a host whose dots are plain', ['example.org']],
  ['the machine itself', ['localhost:8080/orders']],
  ['the number of a host', ['192\\.168\\.0\\.2:3000/basket']],
  ['a page of the browser', ['^chrome://settings/?$']],
  ['a host in another pattern', ['/a/', 'example\\.org']],
  ['values of other types', [5, null]],
  ['no patterns', []],
])('accepts %s', ([, expected]) => {
  expect(problemsIn({ expected: rules(expected) })).toEqual([]);
});

test('accepts a pattern beside another check', () => {
  expect(problemsIn({ func: [func, func], expected: [rules(['a']), rules(['b'])] })).toEqual([]);
});

test.for([
  [['/lighthouses/'], '/lighthouses/'],
  ['search\\?kind=4', 'search\\?kind=4'],
] as const)('reports %s', ([expected, pattern]) => {
  const at = ['evaluator', 'expected', 'rules', 'expected'];
  expect(problemsIn({ expected: rules(expected) })).toEqual([{ at, pattern }]);
});

test('reports an alternative', () => {
  const evaluator = { func: [func], conj: 'or', expected: [rules(['a.html?b'])] };
  expect(problemsIn(evaluator)).toHaveLength(1);
});
