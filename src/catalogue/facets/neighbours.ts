import type { FixedFacetName } from '#addresses/facet-names.ts';
import type { Group } from './groups.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** The position of a task in a group, for readers who go through the group one by one. */
export interface Neighbours {
  group: Group;
  /** From 1. */
  position: number;
  /** Undefined at the beginning. */
  previous: TaskEntry | undefined;
  /** Undefined at the end. */
  next: TaskEntry | undefined;
}

/** The facets whose groups people read through, in the order in which a task's page offers them. */
const readThrough: readonly FixedFacetName[] = [
  'apps',
  'metrics',
  'suites',
  'getters',
  'env-change',
];

/** Finds the neighbours of a task in each of its groups; groups of one have none. */
export function createNeighbourFinder(
  groupsOf: (facet: FixedFacetName) => readonly Group[],
): (entry: TaskEntry) => readonly Neighbours[] {
  const groups = readThrough.flatMap(groupsOf).filter(({ tasks }) => tasks.length > 1);
  const positions = Map.groupBy(
    groups.flatMap((group) => group.tasks.map((task, index) => ({ task, group, index }))),
    ({ task }) => task,
  );
  return (entry) =>
    (positions.get(entry) ?? []).map(({ group, index }) => ({
      group,
      position: index + 1,
      previous: group.tasks[index - 1],
      next: group.tasks[index + 1],
    }));
}
