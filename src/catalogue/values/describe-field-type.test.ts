import { expect, test } from 'vitest';
import { describeFieldType } from './describe-field-type.ts';

test.for<[Parameters<typeof describeFieldType>[0], string]>([
  ['any', 'any'],
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['null', 'null'],
  ['array', 'list'],
  ['empty array', 'empty list'],
  ['array of string', 'list of strings'],
  ['array of integer', 'list of integers'],
  ['array of number', 'list of numbers'],
  ['array of object', 'list of objects'],
  ['array of array', 'list of lists'],
  [['string', 'array of string'], 'string or list of strings'],
  [['integer', 'string', 'array'], 'integer or string or list'],
])('describes %j as "%s"', ([type, expected]) => {
  expect(describeFieldType(type)).toBe(expected);
});
