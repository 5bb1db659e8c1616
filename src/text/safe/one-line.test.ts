import { expect, test } from 'vitest';
import { toOneLine } from './one-line.ts';

test.for([
  ['line breaks', 'a\r\n\n b', 'a b'],
  ['blanks at both ends', ' \ta b\n', 'a b'],
  ['control characters', 'a\u0007\u001B[2Jb', 'a [2Jb'],
  ['what is no character', 'a\uFFFE\u{10FFFF}b', 'a\uFFFD\uFFFDb'],
  ['a lone surrogate', 'a\uD83C', 'a\uFFFD'],
] as const)('writes %s on one line', ([, text, line]) => {
  expect(toOneLine(text)).toBe(line);
});
