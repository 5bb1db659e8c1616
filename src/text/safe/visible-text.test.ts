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
  ['code points of other planes that are no characters', '\u{1FFFE}', '\\ud83f\\udffe'],
  ['a tag', 'm\u{E0041}z', 'm\\udb40\\udc41z'],
  ['fillers', '\u115F\u1160\u3164\uFFA0', '\\u115f\\u1160\\u3164\\uffa0'],
  ['separators of vowels and marks', '\u180Ea\u034F', '\\u180ea\\u034f'],
  ['marks of annotations', '\uFFF9a\uFFFAb\uFFFB', '\\ufff9a\\ufffab\\ufffb'],
  ['controls of music', '\u{1D173}\u{1D159}', '\\ud834\\udd73\\ud834\\udd59'],
  ['what looks blank', 'a\u2800b\u{16FE4}', 'a\\u2800b\\ud81b\\udfe4'],
  ['a joiner of Latin letters', 'm\u200Dz\u200C', 'm\\u200dz\\u200c'],
  ['all joiners but one', 'می\u200C\u200Cخواهم', 'می\\u200c\\u200cخواهم'],
  ['a joiner beside one emoji only', '👩\u200Da', '👩\\u200da'],
  ['a choice of look without an emoji', 'a\uFE0F1\uFE0Fz', 'a\\ufe0f1\\ufe0fz'],
  ['the second choice of an emoji', '❤\uFE0F\uFE0F', '❤\uFE0F\\ufe0f'],
  ['other choices', '❤\uFE00\u{E0100}', '❤\\ufe00\\udb40\\udd00'],
  [
    'a marker of a section for GitLab',
    'section_start:1:x\r\u001B[0K',
    'section_start:1:x\\r\\u001b[0K',
  ],
  ['half a character', 'a\uD83Cb', 'a\\ud83cb'],
] as const)('writes out %s', ([, text, expected]) => {
  expect(toVisibleText(text)).toBe(expected);
});

test.for([
  'naïve 日本語 مرحبا می\u200Cخواهم "x"',
  'क्\u200Dष श्री ශ්\u200Dරී',
  '🎞 👩\u200D🚀 👩🏽\u200D🚀 ❤\uFE0F\u200D🔥 ☎\uFE0E 1\uFE0F\u20E3 #\uFE0F\u20E3 🇯🇵',
  '漢字\u3000«\u00A0été\u202F»',
])('leaves %s as it is', (text) => {
  expect(toVisibleText(text)).toBe(text);
});
