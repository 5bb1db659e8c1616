import { compareRuns, significance } from '../comparing/compare-runs.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Results, Run } from '../model/results.ts';

/** Differences between runs far apart say little, and each comparison takes time. */
const mostCompared = 50;

/** A run compared with the others, or with those whose rates are the nearest; in the order of the runs. */
export function listComparisons(
  { runs }: Pick<Results, 'runs'>,
  run: Run,
): { other: Run; comparison: Comparison }[] {
  const others = runs.filter(({ segment }) => segment !== run.segment);
  const nearest = new Set(
    others
      .toSorted((one, other) => distance(one, run) - distance(other, run))
      .slice(0, mostCompared),
  );
  return others
    .filter((other) => nearest.has(other))
    .map((other) => ({ other, comparison: compareRuns(run, other) }));
}

const distance = (one: Run, other: Run): number =>
  Math.abs((one.rates.rate ?? 0) - (other.rates.rate ?? 0));

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

/** A p-value with two significant digits; as a bound if it is very small or rounds up to 0.05. */
export function formatP(p: number): string {
  if (p < 0.001) return '<0.001';
  const rounded = String(Number(p.toPrecision(2)));
  return p < significance && Number(rounded) >= significance ? `<${significance}` : rounded;
}
