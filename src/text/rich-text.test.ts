import { expect, test } from 'vitest';
import { toPlainText, toReadableText } from './rich-text.ts';

test('removes the formatting only', () => {
  const parts = [
    'Start ',
    { code: 'vlc' },
    ', then ',
    { metric: 'a' },
    { getter: 'b' },
    { action: 'c' },
  ];
  expect(toPlainText(parts as Parameters<typeof toPlainText>[0])).toBe('Start vlc, then abc');
});

test.for<[string, string]>([
  ['a.docx', 'a.docx'],
  ['/home/user/', '/home/user/'],
  ['my notes.docx', '“my notes.docx”'],
  ['It is done.', '“It is done.”'],
  ['done.', '“done.”'],
  ['', '“”'],
])('quotes %j where it would run into the words around it', ([code, expected]) => {
  expect(toReadableText(['It is ', { code }, '.'])).toBe(`It is ${expected}.`);
});
