import { expect, test } from 'vitest';
import { countPages, slicePage } from './pagination.ts';

const items = Array.from({ length: 201 }, (_, index) => index);

test.for([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [201, 3],
] as const)('spreads %i tasks over %i pages', ([length, expected]) => {
  expect(countPages(items.slice(0, length))).toBe(expected);
});

test('shows every task on one page', () => {
  expect([1, 2, 3].map((page) => slicePage(items, page).length)).toEqual([100, 100, 1]);
  expect([1, 2, 3].flatMap((page) => slicePage(items, page))).toEqual(items);
});
