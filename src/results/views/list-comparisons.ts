import { compareRuns } from '../comparing/compare-runs.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Results, Run } from '../model/results.ts';

/** A run compared with every other one, in the order of the runs. */
export function listComparisons(
  { runs }: Pick<Results, 'runs'>,
  run: Run,
): { other: Run; comparison: Comparison }[] {
  return runs
    .filter(({ segment }) => segment !== run.segment)
    .map((other) => ({ other, comparison: compareRuns(run, other) }));
}

/** What a comparison lets a reader say. */
export function describeComparison({
  shared,
  difference = 0,
  isWithinChance,
}: Pick<Comparison, 'shared' | 'difference' | 'isWithinChance'>): string {
  if (shared === 0) return 'no task in common';
  if (isWithinChance) return 'may be chance';
  return difference > 0 ? 'this one solves more' : 'the other solves more';
}

/** A p-value with two significant digits; very small ones as a bound. */
export const formatP = (p: number): string =>
  p < 0.001 ? '<0.001' : String(Number(p.toPrecision(2)));
