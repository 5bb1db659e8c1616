import { expect, test } from 'vitest';
import { quoteWord } from './quote-word.ts';

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
