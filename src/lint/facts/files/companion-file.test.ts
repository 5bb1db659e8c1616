import { expect, test } from 'vitest';
import { isCompanion } from './companion-file.ts';

test.for([
  ['a.xlsx', 'a-Sheet1.csv'],
  ['https://example.org/a.xlsx?download=1', 'a-Sheet1.csv'],
  ['main.py', 'board.py'],
  ['index.html', 'style.css'],
  ['a.xlsx', undefined],
] as const)('takes it that %s leads to %s', ([given, other]) => {
  expect(isCompanion(given, other)).toBe(true);
});

test.for([
  ['a.jpg', 'b.jpg'],
  ['a.jpg', 'https://example.org/b.JPG?download=1'],
  ['inbox', 'sent'],
] as const)('takes it that %s knows nothing of %s', ([given, other]) => {
  expect(isCompanion(given, other)).toBe(false);
});
