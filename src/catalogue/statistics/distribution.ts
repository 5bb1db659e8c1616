import type { TaskEntry } from '../task/task-entry.ts';

/** How a number is spread over the tasks. */
export interface Distribution {
  /** One for each task. */
  numbers: readonly number[];
  least: number;
  median: number;
  most: number;
}

/** The actions that prepare the machine, without those between the agent's work and the judging. */
export const countSetupActions = ({ task }: TaskEntry): number => task.setup.length;

/** The metrics that judge, each with what it is given. */
export const countChecks = ({ task }: TaskEntry): number => task.evaluation.checks.length;

/** Undefined without tasks. */
export function distribute(
  entries: readonly TaskEntry[],
  countOf: (entry: TaskEntry) => number,
): Distribution | undefined {
  const numbers = entries.map(countOf).sort((one, other) => one - other);
  const [least] = numbers;
  const most = numbers.at(-1);
  const low = numbers[Math.floor((numbers.length - 1) / 2)];
  const high = numbers[Math.floor(numbers.length / 2)];
  if (least === undefined || most === undefined || low === undefined || high === undefined) return;
  return { numbers, least, median: (low + high) / 2, most };
}
