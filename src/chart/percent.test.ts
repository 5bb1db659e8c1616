import { expect, test } from 'vitest';
import { toLength, toPercent } from './percent.ts';

test.for([
  [0, 10, '0%'],
  [0, 0, '0%'],
  [1, 3, '33%'],
  [10, 10, '100%'],
  [1, 1000, '<1%'],
  [999, 1000, '>99%'],
  [363, 369, '98%'],
] as const)('formats %i of %i as %s', ([part, whole, expected]) => {
  expect(toPercent(part, whole)).toBe(expected);
});

test.for([
  [1, 3, '33.3%'],
  [3, 3, '100%'],
  [0, 0, '0%'],
] as const)('draws %i of at most %i as %s', ([part, longest, expected]) => {
  expect(toLength(part, longest)).toBe(expected);
});
