import type { Run } from '../model/results.ts';
import { isCounted, isSolved } from '../rates/compute-rates.ts';

/** The tasks that took a run some number of steps. */
interface StepRow {
  /** "6 to 10". */
  label: string;
  tasks: number;
  solved: number;
  /** The share of them that it solved. */
  rate: number;
}

/** The last number of steps of each row; limits of real runs are among them. */
const ends = [5, 10, 15, 20, 30, 50, 100, Infinity] as const;

/** By number of steps, the counted tasks of a run and how many of them it solved; rows without tasks are left out. */
export function groupBySteps({ results }: Pick<Run, 'results'>): StepRow[] {
  const counted = [...results.values()].filter((result) => isCounted(result));
  return ends
    .map((end, index) => {
      const after = ends[index - 1] ?? -1;
      const own = counted.filter(
        ({ steps }) => steps !== undefined && steps > after && steps <= end,
      );
      const from = Math.max(0, after + 1);
      const label = end === Infinity ? `${from} or more` : `${from} to ${end}`;
      const solved = own.filter(isSolved).length;
      return { label, tasks: own.length, solved, rate: solved / own.length };
    })
    .filter(({ tasks }) => tasks > 0);
}
