import { logChoose } from './binomials.ts';
import type { Interval } from '../model/rates.ts';
import { normalQuantile } from './wilson.ts';

/**
 * The p-value of McNemar's exact test, two-sided: how likely two equally good systems differ at least
 * this much on the tasks that only one of them solves.
 *
 * @param onlyOne the tasks that the first alone solves
 * @param onlyOther the tasks that the second alone solves
 */
export function exactMcNemar(onlyOne: number, onlyOther: number): number {
  const discordant = onlyOne + onlyOther;
  let tail = 0;
  for (let k = 0; k <= Math.min(onlyOne, onlyOther); k++) {
    tail += Math.exp(logChoose(discordant, k) - discordant * Math.LN2);
  }
  return Math.min(1, 2 * tail);
}

/**
 * The interval of the difference of two rates on the same tasks, 95%: Wald's with one task added to each
 * side (D. G. Bonett and R. M. Price, 2012). Unlike a bootstrap, it is not empty for few or equal tasks.
 *
 * @param shared how many tasks both ran
 */
export function pairedDifferenceInterval(
  onlyOne: number,
  onlyOther: number,
  shared: number,
): Interval {
  const ofOne = (onlyOne + 1) / (shared + 2);
  const ofOther = (onlyOther + 1) / (shared + 2);
  const center = ofOne - ofOther;
  const half = normalQuantile * Math.sqrt((ofOne + ofOther - center ** 2) / (shared + 2));
  return { low: Math.max(-1, center - half), high: Math.min(1, center + half) };
}
