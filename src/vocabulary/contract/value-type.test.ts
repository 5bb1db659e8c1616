import { expect, test } from 'vitest';
import type { Field } from './contract.ts';
import { findStrangeValue, type FoundType, fitsType, typeOf } from './value-type.ts';

test.for<[FoundType, unknown]>([
  ['string', ''],
  ['string', '5'],
  ['integer', 5],
  ['integer', -1.0],
  ['number', 0.5],
  ['boolean', false],
  ['null', null],
  ['object', {}],
  ['object', { length: 1 }],
  ['empty array', []],
  ['array of string', ['a', 'b']],
  ['array of integer', [1, 2]],
  ['array of number', [0.5]],
  ['array of number', [1, 0.5]],
  ['array of object', [{}, { a: 1 }]],
  ['array of array', [['a']]],
  ['array of array', [['a'], [1], []]],
  ['array', ['a', 1]],
  ['array', [1, 0.5, 'a']],
  ['array', [['a'], 'a']],
  ['array', [true, false]],
  ['array', [null]],
  ['array', [{}, null]],
])('finds the type %s in %j', ([type, value]) => {
  expect(typeOf(value)).toBe(type);
});

test.for<[FoundType, Field['type']]>([
  ['string', undefined],
  ['null', undefined],
  ['null', 'any'],
  ['object', 'any'],
  ['array of string', 'any'],
  ['string', 'string'],
  ['integer', 'number'],
  ['string', ['integer', 'string']],
  ['array of string', ['string', 'array of string']],
  ['array of string', 'array'],
  ['array of integer', 'array of number'],
  ['array of integer', 'array'],
  ['array of array', 'array'],
  ['array', 'array'],
  ['empty array', 'array'],
  ['empty array', 'array of string'],
  ['empty array', ['string', 'array of array']],
])('lets %s fit where %j is declared', ([found, declared]) => {
  expect(fitsType(found, declared)).toBe(true);
});

test.for<[FoundType, Field['type']]>([
  ['null', 'object'],
  ['string', 'integer'],
  ['integer', 'string'],
  ['number', 'integer'],
  ['boolean', 'string'],
  ['string', 'array of string'],
  ['array of string', 'string'],
  ['array of number', 'array of integer'],
  ['array of string', 'array of object'],
  ['array of object', 'object'],
  ['array', 'array of string'],
  ['array', 'array of array'],
  ['empty array', 'string'],
  ['empty array', 'object'],
  ['string', ['integer', 'array of string']],
])('does not let %s fit where %j is declared', ([found, declared]) => {
  expect(fitsType(found, declared)).toBe(false);
});

test.for<[unknown, Field, unknown]>([
  ['eq', { values: ['eq', 're.*'] }, undefined],
  ['re.S', { values: ['eq', 're.*'] }, undefined],
  ['re.', { values: ['eq', 're.*'] }, 're.'],
  ['req', { values: ['eq', 're.*'] }, 'req'],
  [['eq', 'equals'], { values: ['eq'] }, 'equals'],
  [0, { type: ['integer', 'string'], values: ['RI*'] }, undefined],
  [0, { values: ['RI*'] }, 0],
])('finds in %j, where %j is declared, %j', ([value, field, expected]) => {
  expect(findStrangeValue(value, field)).toBe(expected);
});
