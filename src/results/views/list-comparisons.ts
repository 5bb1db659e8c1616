import { compareRuns, significance } from '../comparing/compare-runs.ts';
import { count } from '#text/figures/plural.ts';
import type { ComparedTasks, Comparison } from '../model/comparison.ts';
import type { Results, Run } from '../model/results.ts';
import { formatDifference } from './format-rate.ts';

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

/** The comparison on the tasks that the same code of the environment judged and started in both runs. */
export function describeSameCode(compared: ComparedTasks): string {
  const { shared, difference, differenceInterval, p } = compared;
  if (shared === 0 || !differenceInterval) return 'no task was judged by the same code';
  const [low, high] = [differenceInterval.low, differenceInterval.high].map(formatDifference);
  return `on the ${count(shared, 'task')} of the same code: ${formatDifference(difference)} (${low} to ${high}), p ${formatP(p)}, ${describeComparison(compared)}`;
}

/** A p-value with two significant digits; as a bound if it is very small or rounds up to 0.05. */
export function formatP(p: number): string {
  if (p < 0.001) return '<0.001';
  const rounded = String(Number(p.toPrecision(2)));
  return p < significance && Number(rounded) >= significance ? `<${significance}` : rounded;
}
