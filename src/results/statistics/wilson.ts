import type { Interval } from '../model/rates.ts';

/** The 97.5 % quantile of the standard normal distribution. */
export const normalQuantile = 1.959963984540054;

/**
 * Wilson's score interval of a rate, 95%, without a correction for continuity (E. B. Wilson, 1927).
 * Successes may be a fraction, as shares of several trials are.
 *
 * @param of at least 1
 */
export function wilsonInterval(successes: number, of: number): Interval {
  const rate = successes / of;
  const square = normalQuantile ** 2 / of;
  const center = (rate + square / 2) / (1 + square);
  const spread = (rate * (1 - rate) + square / 4) / of;
  const half = (normalQuantile * Math.sqrt(spread)) / (1 + square);
  return {
    low: successes === 0 ? 0 : Math.max(0, center - half),
    high: successes === of ? 1 : Math.min(1, center + half),
  };
}
