import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.for([
  ['a short text', 'abc', 5, 'abc'],
  ['a long text', 'abcdef', 3, 'abc'],
  ['a text between two signs', 'a🎞b', 3, 'a🎞'],
  ['a text inside a sign', 'a🎞b', 2, 'a'],
  ['a text with half a sign of its own', 'ab\uD83Dcd', 3, 'ab\uD83D'],
] as const)('cuts %s', ([, text, length, expected]) => {
  expect(cutText(text, length)).toBe(expected);
});
