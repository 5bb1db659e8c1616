import { expect, test } from 'vitest';
import { createLineFinder, toShownSource } from './source-lines.ts';

test.for([
  ['a whole file but for the blanks at its end', '{\n}\n\n', '{\n}', true],
  ['the beginning of a long line', 'a'.repeat(200_001), 'a'.repeat(200_000), false],
  ['the first of many lines', '\na'.repeat(6000), '\na'.repeat(5000).slice(0, -2), false],
] as const)('shows %s', ([, text, shown, isWhole]) => {
  expect(toShownSource(text)).toEqual({ text: shown, isWhole });
});

const files = [{ file: 'a.json', text: '{\n  "id": "a"\n}\n', isPlainText: true, fields: {} }];

test.for([
  ['the last line', 'a.json', 3, true],
  ['the empty one after it', 'a.json', 4, false],
  ['a file without a page', 'b.json', 1, false],
] as const)('knows of %s whether it is shown', ([, file, line, isShown]) => {
  expect(createLineFinder(files, false)({ file, line })).toBe(isShown);
});

test('shows no line of a file that is written anew', () => {
  expect(createLineFinder(files, true)({ file: 'a.json', line: 1 })).toBe(false);
});
