import { canBeScored } from '#lint/facts/checks/scoring.ts';
import { isInfeasible } from '#vocabulary/metrics/placeholder.ts';
import type { TaskEntry } from './task-entry.ts';

/** Whether a task can be done; of one that cannot be scored, nobody can say. */
export type Feasibility = 'yes' | 'no' | 'unscored';

export function findFeasibility({
  metrics,
  fields,
}: Pick<TaskEntry, 'metrics' | 'fields'>): Feasibility {
  if (isInfeasible(metrics)) return 'no';
  return canBeScored(fields) ? 'yes' : 'unscored';
}

/** In lists of values. */
export const feasibilityLabels: Readonly<Record<Feasibility, string>> = {
  yes: 'yes',
  no: 'no',
  unscored: 'cannot be scored',
};
