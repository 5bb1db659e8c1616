import { expect, test } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { toPositiveInteger } from './positive-integer.ts';

test.for([
  ['1', 1],
  ['100', 100],
] as const)('reads %s', ([text, expected]) => {
  expect(toPositiveInteger(text, '--max')).toBe(expected);
});

test.for(['0', '-1', '1.5', 'many', '', '1e3', '0x10', ' 1', '1'.repeat(400)])(
  'refuses %j',
  (text) => {
    expect(() => toPositiveInteger(text, '--max')).toThrow(UsageError);
  },
);

test('says for which option', () => {
  expect(() => toPositiveInteger('many', '--max')).toThrow('invalid value "many" for --max');
});
