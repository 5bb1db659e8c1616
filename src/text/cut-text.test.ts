import { expect, test } from 'vitest';
import { cutMiddle, cutText } from './cut-text.ts';

test.for([
  ['a short string', 'abc', 5, 'abc'],
  ['a long string', 'abcdef', 3, 'abc'],
  ['a string, between two characters', 'a🎞b', 3, 'a🎞'],
  ['a string, inside a character', 'a🎞b', 2, 'a'],
  ['a string that contains half a character', 'ab\uD83Dcd', 3, 'ab\uD83D'],
  ['such a string, inside another character', 'a🎞b\uD83D', 2, 'a'],
] as const)('cuts %s', ([, text, length, expected]) => {
  expect(cutText(text, length)).toBe(expected);
});

test.for([
  ['a short string', 'abcd', 'abcd'],
  ['a long string', 'abcdefgh', 'ab…gh'],
  ['a string, inside of two characters', 'a🎞bcd🎞e', 'a…e'],
] as const)('cuts the middle of %s', ([, text, expected]) => {
  expect(cutMiddle(text, 4)).toBe(expected);
});
