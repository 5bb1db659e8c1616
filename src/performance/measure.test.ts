import { expect, test } from 'vitest';
import { atShare, formatTimes, measure, summarise } from './measure.ts';

test('runs the works in turn, once more than it counts', async () => {
  const calls: string[] = [];
  const times = await measure({ a: () => calls.push('a'), b: () => calls.push('b') }, 2);
  expect(calls).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(Object.keys(times)).toEqual(['a', 'b']);
});

test('takes the middle of the times, and the least and the most', () => {
  expect(summarise([30, 10, 20])).toEqual({ median: 20, least: 10, most: 30 });
  expect(formatTimes({ median: 20.4, least: 10, most: 30.6 })).toBe('20 ms (10 to 31)');
});

test.for([
  ['the slowest of a few', [30, 10, 20], 0.95, 30],
  ['the 95th of a hundred', Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
  ['the middle', [1, 2, 3, 4], 0.5, 2],
  ['nothing of none', [], 0.95, 0],
] as const)('finds what a share of the times stays below: %s', ([, times, share, time]) => {
  expect(atShare(times, share)).toBe(time);
});
