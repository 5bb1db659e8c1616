import { expect, test } from 'vitest';
import { drawHistogram } from './histogram.ts';

const times = (number: number, count: number): number[] => Array<number>(count).fill(number);
const ticks = (numbers: readonly number[]) =>
  drawHistogram(numbers).columns.map(({ tick }) => tick.text);

test('puts the number of a column below its middle', () => {
  const { columns } = drawHistogram([1, 2, 2]);
  expect(columns.map(({ bin, tick, middle }) => [bin.count, tick.text, tick.x - middle])).toEqual([
    [1, '1', 0],
    [2, '2', 0],
  ]);
});

test('puts the first number of a wide column at its edge', () => {
  const { columns } = drawHistogram([0, 39]);
  expect(columns[1]?.tick).toEqual({ x: columns[1]?.x, text: '5' });
});

test('marks a last column that gathers all larger numbers', () => {
  expect(ticks([...times(0, 50), 900]).at(-1)).toBe('11+');
});

test('draws within its bounds, and nothing from no number', () => {
  const { columns, width, base, baseEnd, height } = drawHistogram([...times(3, 9), 1, 14, 15, 20]);
  for (const column of columns) {
    expect(column.x + column.width).toBeLessThanOrEqual(width);
    expect(column.y + column.height).toBeCloseTo(base);
  }
  expect(baseEnd).toBe((columns.at(-1)?.x ?? 0) + (columns.at(-1)?.width ?? 0));
  expect(base).toBeLessThan(height);
  expect(drawHistogram([]).columns).toEqual([]);
});
