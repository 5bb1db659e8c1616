import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { getterNamed as rule } from './v03-getter-named.ts';

const problemsIn = (evaluator: object) =>
  findProblems(rule, { evaluator: { func: 'infeasible', ...evaluator } });

test.for([
  ['a getter', { result: { type: 'vm_file' } }],
  ['nothing', {}],
  ['empty objects and null', { result: {}, expected: [{}, null] }],
  ['a source that is not an object, which the shape reports', { result: 'out.csv' }],
] as const)('accepts %s', ([, evaluator]) => {
  expect(problemsIn(evaluator)).toEqual([]);
});

test('reports every source without a getter', () => {
  const evaluator = { result: { path: '/a', dest: 'a' }, expected: [{}, { rules: {} }] };
  expect(problemsIn(evaluator)).toEqual([
    { at: ['evaluator', 'result'], keys: '"path", "dest"' },
    { at: ['evaluator', 'expected', 1], keys: '"rules"' },
  ]);
});
