import { expect, test } from 'vitest';
import { toLanguageAttributes } from './language-attributes.ts';

test.for([
  ['このファイルを保存する', { lang: 'ja', dir: 'auto' }],
  ['احفظ هذا الملف', { lang: 'ar', dir: 'rtl' }],
  ['Save the file.', { dir: 'auto' }],
  ['', { dir: 'auto' }],
] as const)('gives %s its attributes', ([text, expected]) => {
  expect(toLanguageAttributes(text, { language: 'en' })).toEqual(expected);
});
