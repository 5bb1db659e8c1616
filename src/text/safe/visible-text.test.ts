import { expect, test } from 'vitest';
import { toVisibleText } from './visible-text.ts';

test.for([
  ['a terminal escape', '\u001B[2Jgone', '\\u001b[2Jgone'],
  ['a line break', 'one\ntwo', 'one\\ntwo'],
  ['other characters with a short escape', '\ta\r\b', '\\ta\\r\\b'],
  ['a control without one', 'a\u0000b\u007F', 'a\\u0000b\\u007f'],
  ['a sequence introducer of one character', '\u009B31m', '\\u009b31m'],
  ['a reversal of direction', 'a\u202Eb', 'a\\u202eb'],
  ['a mark that changes the direction of its neighbours', 'a\u200Fb', 'a\\u200fb'],
  ['characters without width', 'a\u200Bb\u00ADc\uFEFF', 'a\\u200bb\\u00adc\\ufeff'],
  ['code points that are no characters', '\uFFFEa\uFDD0', '\\ufffea\\ufdd0'],
  ['half a character', 'a\uD83Cb', 'a\\ud83cb'],
] as const)('writes out %s', ([, text, expected]) => {
  expect(toVisibleText(text)).toBe(expected);
});

test('leaves every script as it is', () => {
  expect(toVisibleText('naïve 日本語 مرحبا می‌خواهم 🎞 👩‍🚀 "x"')).toBe(
    'naïve 日本語 مرحبا می‌خواهم 🎞 👩‍🚀 "x"',
  );
});
