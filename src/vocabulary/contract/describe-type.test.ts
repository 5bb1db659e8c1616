import { expect, test } from 'vitest';
import { describeTypes } from './describe-type.ts';

test.for([
  ['no type', undefined, 'any value'],
  ['one type', 'array of integer', 'an array of integers'],
  ['several types', ['string', 'array of string'], 'a string or an array of strings'],
  ['what only a value has', 'empty array', 'an empty array'],
] as const)('describes %s', ([, types, expected]) => {
  expect(describeTypes(types)).toBe(expected);
});
