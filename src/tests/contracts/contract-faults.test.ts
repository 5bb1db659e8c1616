import { expect, test } from 'vitest';
import type { Field } from '#vocabulary/contract/contract.ts';
import { findFaults } from './contract-faults.ts';

const rule: Field = {
  type: 'array of object',
  fields: {
    type: { type: 'string', required: true, values: ['zoom', 'freeze'] },
    ref: { type: ['number', 'array of number'] },
    sheet: { type: 'integer' },
  },
  variants: { zoom: ['ref', 'sheet?'], freeze: [] },
};

test.for<[string, unknown, string[]]>([
  ['an empty list', [], []],
  ['a record of every type', [{ type: 'zoom', ref: [90, 99.5] }, { type: 'freeze' }], []],
  ['another type', { type: 'freeze' }, ['{"type":"freeze"} is of another type']],
  ['a missing field', [{}], ['"type" is missing']],
  ['an undeclared field', [{ type: 'freeze', cell: 'A1' }], ['"cell" is not declared']],
  ['a value of its own', [{ type: 'style' }], ['"style" is none of its values']],
  ['a field missing beside its type', [{ type: 'zoom' }], ['"ref" is missing beside its type']],
  [
    'two faults',
    [{ type: 'freeze', ref: 'a' }, { sheet: 1 }],
    ['"a" is of another type', '"type" is missing'],
  ],
])('judges %s', ([, value, expected]) => {
  expect(findFaults(value, rule)).toEqual(expected);
});
