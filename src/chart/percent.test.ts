import { expect, test } from 'vitest';
import { toLength } from './percent.ts';

test.for([
  [1, 3, '33.3%'],
  [3, 3, '100%'],
  [0, 0, '0%'],
] as const)('draws %i of at most %i as %s', ([part, longest, expected]) => {
  expect(toLength(part, longest)).toBe(expected);
});
