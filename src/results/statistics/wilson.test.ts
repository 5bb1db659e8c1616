import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

// Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
test.for([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
] as const)('%d of %d has the interval that Newcombe published', ([successes, of, low, high]) => {
  const interval = wilsonInterval(successes, of);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

// statsmodels 0.15.0, proportion_confint(…, method='wilson').
test.for([
  [54, 199, 0.2143414639618503, 0.337032300903244],
  [369, 369, 0.9896968034809092, 1],
] as const)('%d of %d has the interval of statsmodels', ([successes, of, low, high]) => {
  const interval = wilsonInterval(successes, of);
  expect(interval.low).toBeCloseTo(low, 12);
  expect(interval.high).toBeCloseTo(high, 12);
});
