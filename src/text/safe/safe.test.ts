import { expect, test } from 'vitest';
import { withoutByteOrderMark } from './byte-order-mark.ts';
import { toOneLine } from './one-line.ts';

test.for([
  ['a mark', '\u{FEFF}{}', '{}'],
  ['the first of two marks', '\u{FEFF}\u{FEFF}{}', '\u{FEFF}{}'],
  ['nothing of a text without a mark', '{"a": "\u{FEFF}"}', '{"a": "\u{FEFF}"}'],
  ['nothing of no text', '', ''],
] as const)('takes away %s', ([, text, rest]) => {
  expect(withoutByteOrderMark(text)).toBe(rest);
});

test.for([
  ['line breaks', 'a\r\n\n b', 'a b'],
  ['blanks at both ends', ' \ta b\n', 'a b'],
  ['control characters', 'a\u0007\u001B[2Jb', 'a [2Jb'],
  ['what is no character', 'a\uFFFE\u{10FFFF}b', 'a\uFFFD\uFFFDb'],
  ['a lone surrogate', 'a\uD83C', 'a\uFFFD'],
] as const)('writes %s on one line', ([, text, line]) => {
  expect(toOneLine(text)).toBe(line);
});
