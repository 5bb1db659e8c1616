import { expect, test } from 'vitest';
import { spaceScripts } from './space-scripts.ts';

test.for([
  ['leaves words with blanks as they are', 'Été привет مرحبا 한국어', 'Été привет مرحبا 한국어'],
  ['divides characters that have none into pairs', '表を保存', ' 表を を保 保存 存 '],
  ['separates them from words', 'PDFを保', 'PDF を保 保 '],
  ['keeps a long vowel with its word', 'データ', ' デー ータ タ '],
  ['keeps marks with their character', 'ที่นี่', ' ที่นี่ นี่ '],
  ['keeps characters beyond the first plane whole', '𠮷', ' 𠮷 '],
] as const)('%s', ([, text, expected]) => {
  expect(spaceScripts(text)).toBe(expected);
});

test.for([
  ['searches for the pairs alone', '議事録', ' 議事 事録 '],
  ['searches for a single character', '録', ' 録 '],
] as const)('%s', ([, text, expected]) => {
  expect(spaceScripts(text, 'query')).toBe(expected);
});
