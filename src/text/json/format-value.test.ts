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

test('cuts a longer value after 80 characters, and says so', () => {
  expect(formatValue('a'.repeat(79))).toBe(`"${'a'.repeat(79)}…`);
});

test('does not cut a character in two', () => {
  expect(formatValue(`${'a'.repeat(78)}🚋b`)).toBe(`"${'a'.repeat(78)}…`);
});
