import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { fieldDeprecated as rule } from './v02-field-deprecated.ts';

const problemsIn = (fields: object) => findProblems(rule, { ...fields });

test.for([
  ['neither field', {}],
  ['a field of that name elsewhere', { evaluator: { func: 'infeasible', snapshot: 'x' } }],
] as const)('accepts %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test('reports both fields, though one is empty', () => {
  expect(problemsIn({ trajectory: '', snapshot: 'browser' })).toEqual([
    {
      at: ['snapshot'],
      field: 'snapshot',
      advice: 'remove it, and prepare the machine in "config"',
    },
    { at: ['trajectory'], field: 'trajectory', advice: 'remove it' },
  ]);
});
