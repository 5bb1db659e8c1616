import { expect, test } from 'vitest';
import { findInexactNumbers } from './inexact-numbers.ts';

test.for([
  ['a large exponent', '{"a": [0, 1e400]}', { written: '1e400', offset: 10, at: ['a', 1] }],
  ['a negative number', '{"a": -2.5E+0309}', { written: '-2.5E+0309', offset: 6, at: ['a'] }],
  [
    'an integer between two that are exact',
    '[9007199254740993]',
    { written: '9007199254740993', read: 9007199254740992, offset: 1, at: [0] },
  ],
  ['many digits', '9'.repeat(309), { written: '9'.repeat(309), offset: 0, at: [] }],
  [
    'many digits and a small exponent',
    `[1${'0'.repeat(250)}e99]`,
    { written: `1${'0'.repeat(250)}e99`, offset: 1, at: [0] },
  ],
  [
    'a key with half of a surrogate pair',
    String.raw`{"\ud800": 1e309}`,
    { written: '1e309', offset: 11, at: ['\uFFFD'] },
  ],
] as const)('finds %s', ([, text, expected]) => {
  expect(findInexactNumbers(text)).toMatchObject([expected]);
});

test.for([
  ['the largest number', '1.7976931348623157e308'],
  ['an exact integer of many digits', '[9007199254740992, -1000000000000000000000]'],
  ['an integer with an exponent', '1e23'],
  ['a number that becomes 0', '1e-400'],
  ['a string', '"1e400"'],
  ['a key', '{"1e400": 1}'],
] as const)('finds nothing in %s', ([, text]) => {
  expect(findInexactNumbers(text)).toEqual([]);
});
