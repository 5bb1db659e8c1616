import { expect, test } from 'vitest';
import { withoutByteOrderMark } from './byte-order-mark.ts';

test.for([
  ['a mark', '\u{FEFF}{}', '{}'],
  ['the first of two marks', '\u{FEFF}\u{FEFF}{}', '\u{FEFF}{}'],
  ['nothing of a text without a mark', '{"a": "\u{FEFF}"}', '{"a": "\u{FEFF}"}'],
  ['nothing of no text', '', ''],
] as const)('takes away %s', ([, text, rest]) => {
  expect(withoutByteOrderMark(text)).toBe(rest);
});
