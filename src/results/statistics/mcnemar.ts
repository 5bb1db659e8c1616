import { logChoose } from './binomials.ts';

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
