import { expect, test } from 'vitest';
import { surveyValue } from './survey-value.ts';

test('counts the keys of all levels together', () => {
  expect(surveyValue({ a: [{ b: 1 }, { b: null }], c: {} }, 3)).toEqual({
    keys: 4,
    isTooDeep: false,
    hasInexact: false,
  });
});

test.for([
  ['as deep as the limit', [[1]], false],
  ['one level deeper', [[[]]], true],
] as const)('judges a value that is %s', ([, value, expected]) => {
  expect(surveyValue(value, 2).isTooDeep).toBe(expected);
});

test.for([
  ['in an array', '{"a": [0, 1e400]}', true],
  ['alone', '-1e400', true],
  ['the largest number', '[1.7976931348623157e308]', true],
  ['an integer of many digits', '[9007199254740993]', true],
  ['the largest safe integer', '[9007199254740991, 0.1]', false],
  ['a string', '["1e400"]', false],
] as const)('looks for numbers that may not be exact: %s', ([, text, expected]) => {
  expect(surveyValue(JSON.parse(text), 9).hasInexact).toBe(expected);
});
