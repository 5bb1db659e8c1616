import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.for([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
  [1234.0005, '1,234.0005'],
] as const)('formats %d as "%s"', ([number, expected]) => {
  expect(formatCount(number)).toBe(expected);
});
