import { expect, test } from 'vitest';
import { describeJson } from './describe-json.ts';

test.for<[unknown, string]>([
  [undefined, 'missing'],
  [null, 'null'],
  [[], 'an empty list'],
  [[1], 'a list'],
  [{}, 'an object'],
  ['', 'an empty text'],
  ['or', 'the text "or"'],
  ['a "b"\n', String.raw`the text "a \"b\"\n"`],
  [5, 'the value 5'],
  [false, 'the value false'],
])('describes %j as %s', ([value, expected]) => {
  expect(describeJson(value)).toBe(expected);
});

test('cuts a long string, but no character in two', () => {
  expect(describeJson('x'.repeat(100))).toBe(`the text "${'x'.repeat(39)}…`);
  expect(describeJson('🎞'.repeat(100)).isWellFormed()).toBe(true);
});
