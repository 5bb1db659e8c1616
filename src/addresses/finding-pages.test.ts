import { expect, test } from 'vitest';
import { readShownRows, writePage } from './finding-pages.ts';

test.for([
  ['the first without a number', '', 250, { page: 1, pages: 3, from: 0, until: 100 }],
  ['the one that is named', '?rule=W21&page=3', 250, { page: 3, pages: 3, from: 200, until: 300 }],
  ['the last for a number too high', '?page=9', 250, { page: 3, pages: 3, from: 200, until: 300 }],
  ['the first for no number', '?page=x', 250, { page: 1, pages: 3, from: 0, until: 100 }],
  ['the first for a number below one', '?page=-1', 250, { page: 1, pages: 3, from: 0, until: 100 }],
  ['one page for few', '?page=2', 100, { page: 1, pages: 1, from: 0, until: 100 }],
  ['one page for none', '', 0, { page: 1, pages: 1, from: 0, until: 100 }],
] as const)('reads %s', ([, query, rows, expected]) => {
  expect(readShownRows(query, rows)).toEqual(expected);
});

test.for([
  ['', 2, '?page=2'],
  ['?rule=W21', 2, '?rule=W21&page=2'],
  ['?rule=W21&page=2', 3, '?rule=W21&page=3'],
  ['?rule=W21&page=2', 1, '?rule=W21'],
  ['?page=2', 1, '?'],
] as const)('turns %s into the address of page %i', ([query, page, expected]) => {
  expect(writePage(query, page)).toBe(expected);
});
