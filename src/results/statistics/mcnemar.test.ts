import { expect, test } from 'vitest';
import { exactMcNemar } from './mcnemar.ts';

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
