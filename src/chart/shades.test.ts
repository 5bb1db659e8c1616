import { expect, test } from 'vitest';
import { toShade, toShadeRanges } from './shades.ts';

test.for([
  [0, 25, 0],
  [1, 25, 1],
  [2, 25, 2],
  [4, 25, 2],
  [5, 25, 3],
  [16, 25, 4],
  [17, 25, 5],
  [25, 25, 5],
  [1, 1, 5],
  [1, 10_000, 1],
] as const)('gives %i of at most %i the shade %i', ([count, most, shade]) => {
  expect(toShade(count, most)).toBe(shade);
});

test('finds the counts of a shade', () => {
  expect(toShadeRanges(25)).toEqual([
    { shade: 1, from: 1, to: 1 },
    { shade: 2, from: 2, to: 4 },
    { shade: 3, from: 5, to: 9 },
    { shade: 4, from: 10, to: 16 },
    { shade: 5, from: 17, to: 25 },
  ]);
});

test('agrees with the shade of every count', () => {
  for (const most of [1, 2, 3, 7, 78, 217, 1000]) {
    for (const { shade, from, to } of toShadeRanges(most)) {
      expect([toShade(from, most), toShade(to, most)]).toEqual([shade, shade]);
    }
    expect(toShadeRanges(most).at(-1)?.to).toBe(most);
  }
});

test('has no shades for nothing', () => {
  expect(toShadeRanges(0)).toEqual([]);
});
