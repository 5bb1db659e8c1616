import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test.for([
  ['2026-03-14', '14 March 2026'],
  ['2025-12-01', '1 December 2025'],
  ['2025', '2025'],
  ['soon', 'soon'],
] as const)('writes %s as %s', ([day, expected]) => {
  expect(formatDay(day)).toBe(expected);
});
