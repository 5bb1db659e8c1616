import { expect, test } from 'vitest';
import { createLineFinder, toShownSource } from './source-lines.ts';

test.for([
  ['a whole file but for the blanks at its end', '{\n}\n\n', '{\n}', true],
  ['the beginning of a long line', 'a'.repeat(200_001), 'a'.repeat(200_000), false],
  ['the first of many lines', '\na'.repeat(6000), '\na'.repeat(5000).slice(0, -2), false],
] as const)('shows %s', ([, text, shown, isWhole]) => {
  expect(toShownSource(text)).toEqual({ text: shown, isWhole });
});

const text = '{\n  "id": "a"\n}';
const files = [
  { file: 'a.json', text: `${text}\n`, isPlainText: true, fields: {} },
  { file: 'all.json#b', text, isPlainText: true, start: { line: 7, column: 3 }, fields: {} },
];

test.for([
  ['the last line', 'a.json', 3, 3],
  ['the empty one after it', 'a.json', 4, undefined],
  ['a file without a page', 'b.json', 1, undefined],
  ['a task in a file with several', 'all.json#b', 8, 2],
  ['the line after such a task', 'all.json#b', 10, undefined],
] as const)('knows of %s where it is shown', ([, file, line, shown]) => {
  expect(createLineFinder(files, false)({ file, line })).toBe(shown);
});

test('shows no line of a file that is written anew', () => {
  expect(createLineFinder(files, true)({ file: 'a.json', line: 1 })).toBeUndefined();
});
