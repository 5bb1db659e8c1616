import { expect, test } from 'vitest';
import { describeTypes, nameTypes } from './describe-type.ts';

test.for([
  ['string', 'a string'],
  ['integer', 'an integer'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['array', 'an array'],
  ['array of object', 'an array of objects'],
  ['null', 'null'],
] as const)('describes the type "%s" as "%s"', ([type, expected]) => {
  expect(describeTypes(type)).toBe(expected);
});

test.for([
  ['no type', undefined, 'any value'],
  ['one type', 'array of integer', 'an array of integers'],
  ['several types', ['string', 'array of string'], 'a string or an array of strings'],
  ['what only a value has', 'empty array', 'an empty array'],
] as const)('describes %s', ([, types, expected]) => {
  expect(describeTypes(types)).toBe(expected);
});

test.for<[Parameters<typeof nameTypes>[0], string]>([
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
])('names %j "%s"', ([type, expected]) => {
  expect(nameTypes(type)).toBe(expected);
});
