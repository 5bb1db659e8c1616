import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

test.for<[what: string, text: string, width: number, lines: string[]]>([
  ['a text that fits', 'a b', 3, ['a b']],
  ['a text at its blanks', 'aa bb cc', 5, ['aa bb', 'cc']],
  ['no word, however long', 'a bbbbbb c', 3, ['a', 'bbbbbb', 'c']],
  ['nothing', '', 3, ['']],
])('breaks %s', ([, text, width, lines]) => {
  expect(wrapText(text, width)).toEqual(lines);
});

test('measures as it is told to', () => {
  expect(wrapText('ab cd', 3, ({ length }) => length / 2)).toEqual(['ab cd']);
});
