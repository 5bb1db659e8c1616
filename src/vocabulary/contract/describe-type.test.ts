import { expect, test } from 'vitest';
import { describeTypes } from './describe-type.ts';

test.for([
  ['no type', undefined, 'any value'],
  ['one type', 'array of integer', 'a list of whole numbers'],
  ['several types', ['string', 'array of string'], 'a text or a list of texts'],
  ['what only a value has', 'empty array', 'an empty list'],
] as const)('describes %s', ([, types, expected]) => {
  expect(describeTypes(types)).toBe(expected);
});
