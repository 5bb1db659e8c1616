import { expect, test } from 'vitest';
import { toColumns } from './columns.ts';

const area = { left: 10, top: 20, width: 100, height: 50 };

test('draws the largest count as high as the area, and all on one base line', () => {
  expect(toColumns([1, 4], area)).toEqual([
    { x: 11, y: 57.5, width: 48, height: 12.5, middle: 35 },
    { x: 61, y: 20, width: 48, height: 50, middle: 85 },
  ]);
});

test('draws nothing for none, and something for one among many', () => {
  expect(toColumns([0, 1, 10_000], area).map(({ height }) => height)).toEqual([0, 1.5, 50]);
});

test('does not draw a few counts as blocks', () => {
  expect(toColumns([1], { ...area, width: 400 })[0]?.width).toBe(62);
});

test.for([
  ['no count', [], []],
  ['nothing but zeros', [0, 0], [0, 0]],
] as const)('draws %s', ([, counts, heights]) => {
  expect(toColumns(counts, area).map(({ height }) => height)).toEqual(heights);
});
