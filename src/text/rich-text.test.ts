import { expect, test } from 'vitest';
import { toPlainText, toQuotedText, toReadableText } from './rich-text.ts';

test('removes the formatting only', () => {
  const parts = [
    'Start ',
    { code: 'vlc' },
    ', then ',
    { metric: 'a' },
    { getter: 'b' },
    { action: 'c' },
    { aside: ' (d)' },
  ];
  expect(toPlainText(parts as Parameters<typeof toPlainText>[0])).toBe('Start vlc, then abc (d)');
});

test('puts no words in quotation marks', () => {
  expect(toQuotedText(['It is ', { code: 'a' }, { aside: ' (as said)' }, '.'])).toBe(
    'It is “a” (as said).',
  );
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
