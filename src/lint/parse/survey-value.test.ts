import { expect, test } from 'vitest';
import { surveyValue } from './survey-value.ts';

test('counts the keys of all levels together', () => {
  expect(surveyValue({ a: [{ b: 1 }, { b: null }], c: {} }, 3)).toEqual({
    keys: 4,
    isTooDeep: false,
    hasInfinity: false,
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
  ['the largest number', '[1.7976931348623157e308]', false],
  ['a string', '["1e400"]', false],
] as const)('looks for numbers that were written too large: %s', ([, text, expected]) => {
  expect(surveyValue(JSON.parse(text), 9).hasInfinity).toBe(expected);
});
