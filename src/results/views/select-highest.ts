import type { Run } from '../model/results.ts';

/** Of more systems, a table would make the page heavy. */
export const mostRows = 100;
/** The same of a table with a column for each app or family of metrics. */
export const mostRowsByGroup = 50;

/** The runs with the highest rates, at most so many, in the order of the runs. */
export function selectHighest<Some extends Pick<Run, 'rates'>>(
  runs: readonly Some[],
  most: number,
): readonly Some[] {
  if (runs.length <= most) return runs;
  const highest = runs.toSorted((one, other) => (other.rates.rate ?? -1) - (one.rates.rate ?? -1));
  const selected = new Set(highest.slice(0, most));
  return runs.filter((run) => selected.has(run));
}
