import { expect, test } from 'vitest';
import { findDuplicateKeys } from './duplicate-keys.ts';
import { surveyValue } from './survey-value.ts';

const allIn = (text: string) => findDuplicateKeys(text, surveyValue(JSON.parse(text), 100).keys);
const duplicatesIn = (text: string) => allIn(text).map(({ key, offset }) => ({ key, offset }));

test.for([
  ['at the top', '{"a": 1, "a": 2}', [{ key: 'a', offset: 9 }]],
  ['inside a nested object', '{"a": [{"b": 1, "b": 2}]}', [{ key: 'b', offset: 16 }]],
  [
    'inside a value that a later one replaces',
    '{"a": {"b": 1, "b": 2}, "a": 3}',
    [
      { key: 'b', offset: 15 },
      { key: 'a', offset: 24 },
    ],
  ],
  [
    'three times',
    '{"a":1,"a":2,"a":3}',
    [
      { key: 'a', offset: 7 },
      { key: 'a', offset: 13 },
    ],
  ],
  ['once written with an escape', String.raw`{"a": 1, "\u0061": 2}`, [{ key: 'a', offset: 9 }]],
  ['named "__proto__"', '{"__proto__": 1, "__proto__": 2}', [{ key: '__proto__', offset: 17 }]],
  ['beside escaped quotes', String.raw`{"a": "\"", "a": "\""}`, [{ key: 'a', offset: 12 }]],
  ['with blanks before the colon', '{"a"\n :1, "a"\t:2}', [{ key: 'a', offset: 10 }]],
] as const)('finds a duplicate key %s', ([, text, expected]) => {
  expect(duplicatesIn(text)).toEqual(expected);
});

test.for([
  ['in an array', '{"a": [{"b": 1, "b": 2}]}', ['a', 0, 'b']],
  [
    'within keys that are not Unicode',
    String.raw`{"\ud800": {"\udc00": 1, "\udc00": 2}}`,
    ['\uFFFD', '\uFFFD'],
  ],
] as const)('says where in the value the key is %s', ([, text, at]) => {
  expect(allIn(text).map((duplicate) => duplicate.at)).toEqual([at]);
});

test.for([
  ['equal keys in different objects', '[{"a": 1}, {"a": {"a": 2}}]'],
  ['a string that contains ": "', String.raw`{"a": "\": \"", "b": "x\\"}`],
  ['a string that looks like an object', String.raw`{"a": "{\"a\": 1, \"a\": 2}"}`],
  ['keys that differ in case', '{"a": 1, "A": 2}'],
  ['a single key named "__proto__"', '{"__proto__": {"a": 1}}'],
  ['a string alone', '"a"'],
] as const)('finds none in %s', ([, text]) => {
  expect(duplicatesIn(text)).toEqual([]);
});
