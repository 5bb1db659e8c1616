import { expect, test } from 'vitest';
import { passAtK, passHatK } from './repeated-trials.ts';

/** The numerically stable product that Chen and others published as a program. */
function publishedPassAtK(n: number, c: number, k: number): number {
  if (n - c < k) return 1;
  let product = 1;
  for (let i = n - c + 1; i <= n; i++) product *= 1 - k / i;
  return 1 - product;
}

test('pass@k is what the published program computes', () => {
  for (let n = 1; n <= 20; n++) {
    for (let c = 0; c <= n; c++) {
      for (let k = 1; k <= n; k++) {
        expect(passAtK(n, c, k)).toBeCloseTo(publishedPassAtK(n, c, k), 10);
      }
    }
  }
});

test.for([
  [4, 3, 1, 0.75],
  [4, 3, 2, 0.5],
  [4, 3, 3, 0.25],
  [4, 3, 4, 0],
  [8, 8, 5, 1],
  [3, 0, 1, 0],
] as const)('of %d trials with %d successes, %d all succeed in %d', ([n, c, k, expected]) => {
  expect(passHatK(n, c, k)).toBeCloseTo(expected, 12);
});
