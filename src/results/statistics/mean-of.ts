import { sum } from '#text/figures/sum.ts';

/** Undefined for the mean of no numbers. */
export const meanOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : sum(numbers) / numbers.length;
