import { compareRuns } from '../comparing/compare-runs.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Results, Run } from '../model/results.ts';
import { formatDifference } from './format-rate.ts';

/** A run, and its comparison with each run; undefined for itself. */
interface PairRow {
  run: Run;
  cells: readonly (PairCell | undefined)[];
}

/** What the table shows of a comparison. */
type PairCell = Pick<
  Comparison,
  'shared' | 'difference' | 'isWithinChance' | 'otherCode' | 'sameCode'
>;

/** More rows and columns cannot be read. */
export const mostPaired = 16;

export function pairRuns({ runs }: Pick<Results, 'runs'>): PairRow[] {
  const shown = runs.slice(0, mostPaired);
  return shown.map((run) => ({
    run,
    cells: shown.map((other) => (other === run ? undefined : compareRuns(run, other))),
  }));
}

/** The difference in points; one within chance is in brackets. */
export function describePair({
  shared,
  difference,
  isWithinChance,
}: Pick<PairCell, 'shared' | 'difference' | 'isWithinChance'>): string {
  if (shared === 0) return '–';
  const points = formatDifference(difference);
  return isWithinChance ? `(${points})` : points;
}
