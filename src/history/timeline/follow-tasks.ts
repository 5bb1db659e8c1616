import { compareTasks } from '../compare/compare-tasks.ts';
import type { ChangedTask, ReleaseDiff, ReleasedTask, RenamedTask } from '../model/release.ts';
import { createPatch } from '../releases/create-patch.ts';
import type { HistoryOptions, State, StoredTask, TaskEvent } from './history.ts';

/** One task in every state that has it, and what happened to it in between. */
export interface Lineage {
  /** By the index of the state. */
  tasks: Map<number, StoredTask>;
  events: TaskEvent[];
}

/**
 * Follows every task through the states of a dataset. A task that was removed and has come back is
 * the same one.
 */
export function followTasks(
  states: readonly State[],
  diffs: ReadonlyMap<State, ReleaseDiff>,
  options: HistoryOptions,
): Lineage[] {
  const lineages: Lineage[] = [];
  const lineageOf = new Map<ReleasedTask, Lineage>();
  const goneById = new Map<string, Lineage>();
  for (const [index, state] of states.entries()) {
    const diff = diffs.get(state);
    const enter = (lineage: Lineage | undefined, task: ReleasedTask, event?: TaskEvent) => {
      if (!lineage) return;
      lineage.tasks.set(index, task as StoredTask);
      if (event) lineage.events.push(event);
      lineageOf.set(task, lineage);
    };
    for (const task of diff?.removed ?? []) {
      const lineage = lineageOf.get(task);
      lineage?.events.push({ ...nothing, kind: 'removed', state });
      if (lineage) goneById.set(task.id, lineage);
    }
    for (const pair of diff?.same ?? []) enter(lineageOf.get(pair.before), pair.after);
    for (const pair of diff?.changed ?? []) {
      enter(lineageOf.get(pair.before), pair.after, toEvent('changed', state, pair, options));
    }
    for (const pair of diff?.renamed ?? []) {
      enter(lineageOf.get(pair.before), pair.after, toEvent('renamed', state, pair, options));
    }
    // All tasks of the first state are new.
    for (const task of diff ? diff.added : state.tasks) {
      const gone = goneById.get(task.id);
      goneById.delete(task.id);
      if (gone) {
        enter(gone, task, toReturned(gone, task, state, options));
        continue;
      }
      const lineage: Lineage = { tasks: new Map(), events: [] };
      lineages.push(lineage);
      enter(lineage, task, { ...nothing, kind: 'added', state });
    }
  }
  return lineages;
}

const nothing = {
  class: 'same',
  changes: [],
  patch: [],
  from: undefined,
  similarity: undefined,
} as const;

function toEvent(
  kind: TaskEvent['kind'],
  state: State,
  pair: ChangedTask | RenamedTask,
  { publish }: HistoryOptions,
): TaskEvent {
  const [before, after] = [pair.before, pair.after].map(
    (task) => publish(task as StoredTask).fields,
  );
  return {
    kind,
    state,
    class: pair.class,
    changes: pair.changes,
    patch: createPatch(before ?? {}, after ?? {}),
    ...('similarity' in pair
      ? { from: pair.before, similarity: pair.similarity }
      : { from: undefined, similarity: undefined }),
  };
}

function toReturned(
  lineage: Lineage,
  after: ReleasedTask,
  state: State,
  options: HistoryOptions,
): TaskEvent {
  const before = [...lineage.tasks.values()].at(-1) ?? after;
  const change = compareTasks(before.fields, after.fields, options);
  return toEvent('returned', state, { before, after, ...change }, options);
}
