import { assignSegments } from '../../addresses/segment.ts';
import type { EarlierGroup } from '../../catalogue/facets/earlier-groups.ts';
import { indexSuites } from '../../catalogue/task/index-suites.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import type { State, StoredTask } from '../timeline/history.ts';

/**
 * The suites that only earlier states have, each with the tasks that it had last.
 *
 * @param today the names of the suites that have a page anyway
 * @param findEntry finds the page of a task as a state has it
 */
export function listEarlierSuites(
  states: readonly State[],
  today: readonly string[],
  findEntry: (task: StoredTask, state: State) => TaskEntry | undefined,
): EarlierGroup[] {
  const found = new Map<string, TaskEntry[]>(today.map((name) => [name, []]));
  for (const state of states.toReversed()) {
    const suitesOf = indexSuites(state.suites?.filter(({ name }) => !found.has(name)) ?? []);
    const named = state.tasks.flatMap((task) => {
      const entry = findEntry(task, state);
      return entry ? suitesOf(task).map((name) => ({ name, entry })) : [];
    });
    for (const [name, own] of Map.groupBy(named, ({ name }) => name)) {
      found.set(
        name,
        own.map(({ entry }) => entry),
      );
    }
  }
  const segments = assignSegments([...found.keys()]);
  return Array.from(found, ([name, tasks]) => ({
    facet: 'suites' as const,
    name,
    label: name,
    segment: segments.get(name) ?? '',
    tasks,
  })).slice(today.length);
}
