import { expect, test } from 'vitest';
import { exactMcNemar, pairedDifferenceInterval } from './paired-outcomes.ts';

// statsmodels 0.15.0, mcnemar(…, exact=True). The first is the example of its documentation; the second
// are the ratings of a prime minister in Agresti, "Categorical Data Analysis".
test.for([
  [121, 59, 4.4344492637551645e-6],
  [86, 150, 3.7159361395713866e-5],
  [400, 480, 0.007707305043339153],
  [1, 6, 0.125],
  [3, 3, 1],
  [0, 1, 1],
  [0, 0, 1],
] as const)('%d against %d has the p-value of statsmodels', ([onlyOne, onlyOther, p]) => {
  expect(exactMcNemar(onlyOne, onlyOther) / p).toBeCloseTo(1, 9);
});

// The first is an example of M. W. Fagerland and others, "Recommended tests and confidence intervals for
// paired binomial proportions", 2014.
test.for([
  [1, 7, 21, -0.508, -0.013],
  [0, 0, 4, -0.462, 0.462],
  [1, 0, 1, -0.734, 1],
  [20, 0, 20, 0.735, 1],
] as const)('%i against %i of %i', ([onlyOne, onlyOther, shared, low, high]) => {
  const found = pairedDifferenceInterval(onlyOne, onlyOther, shared);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('contains the difference, and stays within -1 to 1', () => {
  for (let shared = 1; shared <= 40; shared++) {
    for (let onlyOne = 0; onlyOne <= shared; onlyOne++) {
      const { low, high } = pairedDifferenceInterval(onlyOne, 0, shared);
      const difference = onlyOne / shared;
      expect(-1 <= low && low <= difference && difference <= high && high <= 1).toBe(true);
    }
  }
});

test('a clear difference by the test has an interval without 0', () => {
  for (let shared = 1; shared <= 60; shared++) {
    for (let onlyOne = 0; onlyOne <= shared; onlyOne++) {
      for (let onlyOther = 0; onlyOther < onlyOne && onlyOne + onlyOther <= shared; onlyOther++) {
        if (exactMcNemar(onlyOne, onlyOther) >= 0.05) continue;
        expect(pairedDifferenceInterval(onlyOne, onlyOther, shared).low).toBeGreaterThan(0);
      }
    }
  }
});
