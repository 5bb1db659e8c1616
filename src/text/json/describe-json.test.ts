import { expect, test } from 'vitest';
import { describeJson } from './describe-json.ts';

test.for<[unknown, string]>([
  [undefined, 'missing'],
  [null, 'null'],
  [[], 'an empty array'],
  [[1], 'an array'],
  [{}, 'an object'],
  ['', 'an empty string'],
  ['or', 'the string "or"'],
  ['a "b"\n', String.raw`the string "a \"b\"\n"`],
  [5, 'the number 5'],
  [-Infinity, 'a number that is too large'],
  [false, 'false'],
])('describes %j as %s', ([value, expected]) => {
  expect(describeJson(value)).toBe(expected);
});

test('cuts a long string, but no character in two', () => {
  expect(describeJson('x'.repeat(100))).toBe(`the string "${'x'.repeat(39)}…`);
  expect(describeJson('🎞'.repeat(100)).isWellFormed()).toBe(true);
});
