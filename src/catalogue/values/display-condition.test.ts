import { expect, test } from 'vitest';
import { toCondition, toKeyedCondition } from './display-condition.ts';
import { toDisplayValue } from './display-value.ts';
import type { DisplayValue } from './display-kinds.ts';

const literal = (text: string): DisplayValue => ({ kind: 'literal', text });

test.for<[string, unknown, DisplayValue]>([
  ['eq', 'dark', { kind: 'words', text: 'is', value: literal('dark') }],
  ['ge', 5, { kind: 'words', text: 'is at least', value: literal('5') }],
  ['ne', false, { kind: 'words', text: 'is not', value: literal('false') }],
  [
    're',
    'd+',
    {
      kind: 'words',
      text: 'matches the regular expression',
      value: { kind: 'pattern', text: 'd+' },
    },
  ],
  [
    're.I.S',
    'd+',
    {
      kind: 'words',
      text: 'matches, with the flags I and S, the regular expression',
      value: { kind: 'pattern', text: 'd+' },
    },
  ],
  ['approx:0.5', 3, { kind: 'words', text: 'is at most 0.5 away from', value: literal('3') }],
  ['range.te', [0, 2], { kind: 'words', text: 'is greater than 0 and at most 2' }],
  ['range.et', [0, 2], { kind: 'words', text: 'is at least 0 and less than 2' }],
  [
    'range.ee',
    [0, Infinity],
    { kind: 'words', text: 'is at least 0 and at most a number that is too large' },
  ],
])('describes the method "%s" in words', ([method, ref, expected]) => {
  expect(toCondition({ method, ref }, toDisplayValue)).toEqual(expected);
});

test.for<[string, Record<string, unknown>]>([
  ['an unknown method', { method: 'sounds_like', ref: 'a' }],
  ['a method that every object has', { method: 'constructor', ref: 'a' }],
  ['no reference', { method: 'eq' }],
  ['a method that is not a string', { method: 1, ref: 'a' }],
  ['more than the two', { method: 'eq', ref: 'a', note: 'b' }],
  ['a range without two ends', { method: 'range.ee', ref: [1] }],
  ['a pattern that is not a string', { method: 're', ref: 1 }],
])('leaves an object with %s as it is', ([, record]) => {
  expect(toCondition(record, toDisplayValue)).toBeUndefined();
});

test('shows a condition with its path', () => {
  expect(toKeyedCondition({ key: ['a', 0, 'b'], method: 'eq', ref: 1 }, toDisplayValue)).toEqual({
    path: literal('a › 0 › b'),
    condition: { kind: 'words', text: 'is', value: literal('1') },
  });
});

test.for<[string, unknown]>([
  ['no path', { method: 'eq', ref: 1 }],
  ['an empty path', { key: [], method: 'eq', ref: 1 }],
  ['a path of objects', { key: [{}], method: 'eq', ref: 1 }],
  ['a string in place of an object', 'eq'],
])('finds no condition in %s', ([, value]) => {
  expect(toKeyedCondition(value, toDisplayValue)).toBeUndefined();
});
