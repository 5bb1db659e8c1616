import { expect, test } from 'vitest';
import { describeFieldType } from './describe-field-type.ts';

test.for<[Parameters<typeof describeFieldType>[0], string]>([
  ['any', 'any'],
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['null', 'null'],
  ['array', 'array'],
  ['empty array', 'empty array'],
  ['array of string', 'array of strings'],
  ['array of integer', 'array of integers'],
  ['array of number', 'array of numbers'],
  ['array of object', 'array of objects'],
  ['array of array', 'array of arrays'],
  [['string', 'array of string'], 'string or array of strings'],
  [['integer', 'string', 'array'], 'integer or string or array'],
])('describes %j as "%s"', ([type, expected]) => {
  expect(describeFieldType(type)).toBe(expected);
});
