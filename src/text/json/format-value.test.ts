import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';

test.for<[unknown, string]>([
  ['a "b"\nc', String.raw`"a \"b\"\nc"`],
  [0.5, '0.5'],
  [false, 'false'],
  [null, 'null'],
  [['a', { b: [] }], '["a",{"b":[]}]'],
  [undefined, ''],
])('describes %j on one line', ([value, expected]) => {
  expect(formatValue(value)).toBe(expected);
});

test('shows a value of 80 characters whole', () => {
  expect(formatValue('a'.repeat(78))).toBe(`"${'a'.repeat(78)}"`);
});

test('shows the beginning and the end of a longer value', () => {
  expect(formatValue(`${'a'.repeat(79)}b`)).toBe(`"${'a'.repeat(39)}…${'a'.repeat(38)}b"`);
});

test('does not cut a character in two', () => {
  const text = `${'a'.repeat(38)}🚋${'b'.repeat(10)}🚋${'a'.repeat(38)}`;
  expect(formatValue(text)).toBe(`"${'a'.repeat(38)}…${'a'.repeat(38)}"`);
});
