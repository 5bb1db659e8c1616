import { expect, test } from 'vitest';
import { isObject, isStringArray, toFlag, toArray, withoutKeys } from './json-value.ts';

test.for([
  ['an object', {}, true],
  ['an array', [], false],
  ['null', null, false],
  ['a string', '{}', false],
] as const)('says whether %s is an object', ([, value, expected]) => {
  expect(isObject(value)).toBe(expected);
});

test.for([
  ['strings', ['a', ''], true],
  ['nothing', [], true],
  ['strings and a number', ['a', 1], false],
  ['a string', 'a', false],
  ['an object', { length: 0 }, false],
] as const)('says whether %s is an array of strings', ([, value, expected]) => {
  expect(isStringArray(value)).toBe(expected);
});

test.for([
  ['an array', [1, 2], [1, 2]],
  ['a single value', 'a', ['a']],
  ['an absent value', undefined, []],
] as const)('reads %s as an array', ([, value, expected]) => {
  expect(toArray(value)).toEqual(expected);
});

test.for([
  ['true', true, true],
  ['false', false, false],
  ['the text "true"', 'true', true],
  ['the text "false"', 'false', false],
  ['any other text', 'yes', undefined],
  ['a number', 1, undefined],
  ['nothing', undefined, undefined],
] as const)('reads %s as a boolean', ([, value, expected]) => {
  expect(toFlag(value)).toBe(expected);
});

test('leaves out the named keys and keeps a key named "__proto__"', () => {
  const record = JSON.parse('{"a": 1, "b": 2, "__proto__": 3}') as Record<string, unknown>;
  expect(Object.entries(withoutKeys(record, ['a']))).toEqual([
    ['b', 2],
    ['__proto__', 3],
  ]);
});
