import { expect, test } from 'vitest';
import { judgeCount, judgeImprobability } from './strength.ts';

test.for([
  [0.5, 'weak'],
  [0.99, 'weak'],
  [1, 'moderate'],
  [1.99, 'moderate'],
  [2, 'strong'],
  [9, 'strong'],
] as const)('an outcome with a probability of 1 to 10^%f is %s evidence', ([power, expected]) => {
  expect(judgeImprobability(power)).toBe(expected);
});

test.for([
  [1, 1, 'weak'],
  [1, 9, 'weak'],
  [2, 2, 'moderate'],
  [3, 7, 'moderate'],
  [3, 6, 'strong'],
  [3, 3, 'strong'],
] as const)('what was seen %i of %i times is %s evidence', ([seen, of, expected]) => {
  expect(judgeCount(seen, of)).toBe(expected);
});
