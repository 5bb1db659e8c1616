import { expect, test } from 'vitest';
import { formatTimes, measure, summarise } from './measure.ts';

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
