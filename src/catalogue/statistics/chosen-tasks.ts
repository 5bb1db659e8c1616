import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerValue } from '#addresses/addresses.ts';
import { listFacetValues } from '../facets/explorer-facets.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A kind of tasks, by a facet of which each task has one value. */
export interface TaskChoice {
  facet: ExplorerFacetName;
  has: (value: string) => boolean;
}

/** How many tasks are of a kind, and the values by which the explorer finds them. */
export function countChosen(
  entries: readonly TaskEntry[],
  { facet, has }: TaskChoice,
): { tasks: number; values: ExplorerValue[] } {
  const chosen = entries.flatMap((entry) => listFacetValues(entry, facet)).filter(has);
  const names = [...new Set(chosen)].sort((one, other) => Number(one) - Number(other));
  return { tasks: chosen.length, values: names.map((name) => ({ facet, name })) };
}

/** Whether a number is more than one. */
export const isSeveral = (value: string): boolean => Number(value) > 1;
