import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { toEvaluation } from './to-evaluation.ts';

const file = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
const time = { type: 'vm_command_line', command: 'date' };

test.for<[string, JsonObject, string, (string | undefined)[], string[]]>([
  ['one share for each check', { shares: [1, 3] }, 'own', ['vm_file', 'vm_command_line'], []],
  ['a note', { note: 'Two parts.', labels: ['a', 'b'] }, 'and', ['vm_file', 'vm_command_line'], []],
  [
    'arguments of its own for each metric',
    { shares: [1, 3], given: [{ dir: 'in' }, { dir: 'out' }] },
    'own',
    [undefined, undefined],
    ['vm_file', 'vm_command_line'],
  ],
  [
    'a conj of its own and an array of another length',
    { conj: 'majority', expected: [{ type: 'rule', rules: {} }] },
    'own',
    [undefined, undefined],
    ['vm_file', 'vm_command_line', 'rule'],
  ],
  [
    'a conj of its own and a single metric',
    { func: 'check_csv', conj: 'majority', result: file, given: [{ dir: 'in' }] },
    'own',
    ['vm_file'],
    [],
  ],
])('pairs what is known to belong together, with %s', ([, more, conj, paired, unpaired]) => {
  const two = { func: ['check_csv', 'exact_match'], result: [file, time] };
  const evaluation = toEvaluation({ ...two, ...more });
  expect(evaluation.conj).toBe(conj);
  expect(evaluation.checks.map(({ result }) => result?.type)).toEqual(paired);
  expect(evaluation.unpaired.map(({ result, expected }) => (result ?? expected)?.type)).toEqual(
    unpaired,
  );
});

test.for([
  ['absent, which means "and"', undefined, 'and', {}],
  ['"and"', 'and', 'and', {}],
  ['"or"', 'or', 'or', {}],
  ['of a project', 'majority', 'own', { conj: 'majority' }],
] as const)('reads a conj that is %s', ([, conj, expected, extra]) => {
  const evaluation = toEvaluation({ func: ['a', 'b'], ...(conj && { conj }) });
  expect([evaluation.conj, evaluation.extra]).toEqual([expected, extra]);
});
