import type { Interval } from '../model/rates.ts';
import { meanOf } from './mean-of.ts';
import { normalQuantile } from './wilson.ts';

/** How two series go together. */
export interface Correlation {
  /** Pearson's; of a series of 0 and 1, it is the point-biserial correlation. From -1 to 1. */
  r: number;
  /** 95%, after Fisher's transformation; undefined for a perfect correlation, which has none. */
  interval: Interval | undefined;
}

/**
 * The correlation of two series of the same length. Undefined for fewer than four pairs, and when one
 * of the series is constant.
 */
export function correlate(
  ones: readonly number[],
  others: readonly number[],
): Correlation | undefined {
  const count = ones.length;
  if (count < 4) return undefined;
  const meanOne = meanOf(ones) ?? 0;
  const meanOther = meanOf(others) ?? 0;
  let together = 0;
  let squareOne = 0;
  let squareOther = 0;
  for (const [index, one] of ones.entries()) {
    const fromOne = one - meanOne;
    const fromOther = (others[index] ?? 0) - meanOther;
    together += fromOne * fromOther;
    squareOne += fromOne ** 2;
    squareOther += fromOther ** 2;
  }
  // Rounding leaves a tiny sum for a constant series; it is not a variance.
  if (squareOne < 1e-18 || squareOther < 1e-18) return undefined;
  const r = Math.max(-1, Math.min(1, together / Math.sqrt(squareOne * squareOther)));
  const half = normalQuantile / Math.sqrt(count - 3);
  const z = Math.atanh(r);
  const isPerfect = Math.abs(r) > 1 - 1e-9;
  return {
    r,
    interval: isPerfect ? undefined : { low: Math.tanh(z - half), high: Math.tanh(z + half) },
  };
}
