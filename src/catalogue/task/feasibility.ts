import { canBeScored } from '#lint/facts/checks/scoring.ts';
import { listScoringChecks } from '#format/task-parts.ts';
import { isInfeasible } from '#vocabulary/metrics/placeholder.ts';
import type { TaskEntry } from './task-entry.ts';

/** Whether a task can be done; of one that cannot be scored, nobody can say. */
export type Feasibility = 'yes' | 'no' | 'unscored';

export function findFeasibility({ task, fields }: Pick<TaskEntry, 'task' | 'fields'>): Feasibility {
  if (isInfeasibleTask({ task })) return 'no';
  return canBeScored(fields) || task.graders.length > 0 ? 'yes' : 'unscored';
}

/** Whether the evaluator that gives the score has the metric of tasks that cannot be done. */
export const isInfeasibleTask = ({ task }: Pick<TaskEntry, 'task'>): boolean =>
  isInfeasible(listScoringChecks(task).flatMap(({ metric }) => metric ?? []));

/** In lists of values. */
export const feasibilityLabels: Readonly<Record<Feasibility, string>> = {
  yes: 'yes',
  no: 'no',
  unscored: 'cannot be scored',
};
