import { assignShortNames } from '#addresses/short-names.ts';
import type { DatasetHistory, Timeline } from './history.ts';

/**
 * Every short name that a task has had, with the task it leads to: of several, the last one that had
 * it. Names that differ only in case are one, since many file systems ignore case.
 */
export function listShortNames({
  states,
  findTimelineOf,
}: Pick<DatasetHistory, 'states' | 'findTimelineOf'>): ReadonlyMap<string, Timeline> {
  const owners = new Map<string, [name: string, timeline: Timeline]>();
  for (const { tasks } of states) {
    for (const [index, name] of assignShortNames(tasks).entries()) {
      const task = tasks[index];
      const timeline = task && findTimelineOf(task);
      if (name !== undefined && timeline) owners.set(name.toLowerCase(), [name, timeline]);
    }
  }
  return new Map(owners.values());
}
