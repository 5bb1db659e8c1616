import { expect, test } from 'vitest';
import { countGroupPages, countPages, sliceGroupPage, slicePage } from './pagination.ts';

const items = Array.from({ length: 201 }, (_, index) => index);

test.for([
  [0, 1, 1],
  [1, 1, 1],
  [50, 1, 1],
  [51, 1, 2],
  [100, 1, 2],
  [101, 2, 2],
  [150, 2, 2],
  [151, 2, 3],
  [201, 3, 3],
] as const)('spreads %i tasks over %i pages, of a group over %i', ([length, pages, ofGroup]) => {
  const tasks = items.slice(0, length);
  expect(countPages(tasks)).toBe(pages);
  expect(countGroupPages(tasks)).toBe(ofGroup);
});

test('shows every task on one page', () => {
  expect([1, 2, 3].map((page) => slicePage(items, page).length)).toEqual([100, 100, 1]);
  expect([1, 2, 3].flatMap((page) => slicePage(items, page))).toEqual(items);
});

test('shows every task of a group on one page, and fewer of them on the first', () => {
  expect([1, 2, 3].map((page) => sliceGroupPage(items, page).length)).toEqual([50, 100, 51]);
  expect([1, 2, 3].flatMap((page) => sliceGroupPage(items, page))).toEqual(items);
});

test('a group has every page that pages of a hundred tasks would have', () => {
  for (let length = 0; length <= 1000; length++) {
    const tasks = { length } as readonly unknown[];
    expect(countGroupPages(tasks)).toBeGreaterThanOrEqual(countPages(tasks));
  }
});
