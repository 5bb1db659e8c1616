import { expect, test } from 'vitest';
import { escapeHtml, toAllowedText } from './escape-html.ts';

test('escapes what could become markup', () => {
  expect(escapeHtml('</title><script>&amp;')).toBe('&lt;/title&gt;&lt;script&gt;&amp;amp;');
});

test('replaces what no document may have', () => {
  expect(escapeHtml('<\0>')).toBe('&lt;\u{FFFD}&gt;');
});

test('leaves other characters as they are', () => {
  expect(escapeHtml(`"it's" 日本`)).toBe(`"it's" 日本`);
});

test.for([
  ['U+0000', 'a\0b', 'a\u{FFFD}b'],
  ['other controls', '\u0001\b\v\u001f\u007f\u0080\u0085\u009f', '\u{FFFD}'.repeat(8)],
  ['what is no character', '\uFDD0\uFFFE\u{1FFFF}', '\u{FFFD}'.repeat(3)],
] as const)('replaces %s', ([, text, allowed]) => {
  expect(toAllowedText(text)).toBe(allowed);
});

test.for(['a\tb\nc\fd\re', '\u00a0 日本 🎞 \u200b\u2028'])('leaves %j as it is', (text) => {
  expect(toAllowedText(text)).toBe(text);
});
