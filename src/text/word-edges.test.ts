import { expect, test } from 'vitest';
import { findWordEnd, findWordStart } from './word-edges.ts';

const text = 'one two three';

test.for<[string, number, number, string]>([
  ['at a start', 4, 13, 'two three'],
  ['within a word', 5, 13, 'three'],
  ['within the last word before the limit', 5, 6, 'wo three'],
  ['at the first character', 0, 13, text],
])('finds the start of a word from a position %s', ([, from, limit, rest]) => {
  expect(text.slice(findWordStart(text, from, limit))).toBe(rest);
});

test.for<[string, number, number, string]>([
  ['at an end', 7, 0, 'one two'],
  ['within a word', 6, 0, 'one'],
  ['within the first word after the limit', 6, 4, 'one tw'],
  ['at the last character', 13, 0, text],
])('finds the end of a word to a position %s', ([, to, limit, rest]) => {
  expect(text.slice(0, findWordEnd(text, to, limit))).toBe(rest);
});
