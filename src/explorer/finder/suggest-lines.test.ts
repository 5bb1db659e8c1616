import { expect, test } from 'vitest';
import { quoteWord, suggestInstead, suggestLines } from './suggest-lines.ts';

const nothing = { corrections: [], plain: [], offers: [] };

test('offers the line for an app, and words as they were typed', () => {
  const line = 'calc tabel no internet';
  const offers = [{ line: 'app:calc tabel no internet', label: 'LibreOffice Calc' }];
  const corrections = [{ typed: 'tabel', replacement: 'table' }];
  const plain = [
    { typed: 'no internet', meaning: 'Internet while solving: apparently not needed' },
  ];
  expect(suggestLines(line, { corrections, plain, offers })).toEqual([
    { line: 'app:calc tabel no internet', text: 'Only LibreOffice Calc' },
    { line: 'calc tabel "no internet"', text: 'Search for “no internet” as typed' },
    { line: 'calc "tabel" no internet', text: 'Search for “tabel” as typed' },
  ]);
});

test('offers nothing where all is as typed', () => {
  expect(suggestLines('calc', nothing)).toEqual([]);
});

test('offers the line with another term in place of a wrong one', () => {
  const note = { from: 4, to: 12, message: '', suggestion: 'app:gimp' };
  expect(suggestInstead('pdf app:gmip', note)).toEqual([
    { line: 'pdf app:gimp', text: 'Use app:gimp' },
  ]);
  expect(suggestInstead('pdf app:gmip', { ...note, suggestion: undefined })).toEqual([]);
});

test.for([
  ['pivot tabel new', 'tabel', 'pivot "tabel" new'],
  ['tabel.', 'tabel', '"tabel"'],
  ['calc no internet', 'no internet', 'calc "no internet"'],
  ['calc', 'no internet', 'calc'],
  ['"tabel"', 'tabel', '"tabel"'],
  ['app:tabel tabel', 'tabel', 'app:tabel "tabel"'],
] as const)('in %s quotes %s', ([line, word, quoted]) => {
  expect(quoteWord(line, word)).toBe(quoted);
});
