import { isCounted, isSolved, toShare } from '../rates/compute-rates.ts';
import type { TaskResult } from '../model/results.ts';
import { sum } from '#text/figures/sum.ts';

/** What the runs achieved on one task; results that do not count are left out. */
export interface Difficulty {
  /** The segments of the runs that solved it, and of those that did not. */
  solvedBy: readonly string[];
  failedBy: readonly string[];
  /** The share of successes, each run counting the same; undefined when no run has a counted result. */
  rate: number | undefined;
  /** The share of the runs that are in the minority, from 0 to 0.5; undefined likewise. */
  split: number | undefined;
}

export function toDifficulty(results: readonly TaskResult[]): Difficulty {
  const counted = results.filter((result) => isCounted(result));
  const segmentsOf = (some: readonly TaskResult[]) => some.map(({ run }) => run);
  const solvedBy = segmentsOf(counted.filter(isSolved));
  const failedBy = segmentsOf(counted.filter((result) => !isSolved(result)));
  if (counted.length === 0) return { solvedBy, failedBy, rate: undefined, split: undefined };
  const shares = counted.map(toShare);
  return {
    solvedBy,
    failedBy,
    rate: sum(shares) / counted.length,
    split: Math.min(solvedBy.length, failedBy.length) / counted.length,
  };
}
