import { compareRuns } from '../comparing/compare-runs.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Results, Run } from '../model/results.ts';
import { formatDifference } from './format-rate.ts';
import { nameRun } from './name-run.ts';

/** A run, and its comparison with each run; undefined for itself. */
export interface PairRow {
  run: Run;
  label: string;
  cells: readonly (Comparison | undefined)[];
}

/** More rows and columns cannot be read. */
const mostRuns = 16;

export function pairRuns(results: Pick<Results, 'runs' | 'systems'>): PairRow[] {
  const shown = results.runs.slice(0, mostRuns);
  return shown.map((run) => ({
    run,
    label: nameRun(results, run),
    cells: shown.map((other) => (other === run ? undefined : compareRuns(run, other))),
  }));
}

/** The difference in points; one within chance is in brackets. */
export function describePair({
  shared,
  difference,
  isWithinChance,
}: Pick<Comparison, 'shared' | 'difference' | 'isWithinChance'>): string {
  if (shared === 0) return '–';
  const points = formatDifference(difference);
  return isWithinChance ? `(${points})` : points;
}
