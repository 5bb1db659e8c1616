import type { ChangedTask, ReleasedTask, RenamedTask, TaskPair } from '../model/release.ts';
import type { EventKind } from './history.ts';

/** One task in every state that has it, and what happened to it in between. */
export interface Lineage<Of extends StateTasks, Pair extends TaskPair> {
  /** By the index of the state. */
  tasks: Map<number, Of['tasks'][number]>;
  steps: Step<Of, Pair>[];
}

/** What happened to a task in a state. */
export interface Step<Of extends StateTasks, Pair extends TaskPair> {
  kind: EventKind;
  state: Of;
  /** The task before and after it; undefined where one of them is missing. */
  pair: Pair | TaskPair | undefined;
}

interface StateTasks {
  tasks: readonly ReleasedTask[];
}

/** Which tasks of a state are those of the state before it. */
export interface Matches<Pair extends TaskPair> {
  added: readonly ReleasedTask[];
  removed: readonly ReleasedTask[];
  renamed: readonly Pair[];
  changed: readonly Pair[];
  same: readonly TaskPair[];
}

export type ComparedPair = ChangedTask | RenamedTask;

/**
 * Follows every task through the states of a dataset, the oldest first. A task that was removed and
 * has come back is the same one.
 *
 * @param matches of every state but the first one
 */
export function followTasks<Of extends StateTasks, Pair extends TaskPair>(
  states: readonly Of[],
  matches: ReadonlyMap<Of, Matches<Pair>>,
): Lineage<Of, Pair>[] {
  const lineages: Lineage<Of, Pair>[] = [];
  const lineageOf = new Map<ReleasedTask, Lineage<Of, Pair>>();
  const goneById = new Map<string, Lineage<Of, Pair>>();
  for (const [index, state] of states.entries()) {
    const found = matches.get(state);
    const enter = (lineage: Lineage<Of, Pair> | undefined, task: ReleasedTask) => {
      lineage?.tasks.set(index, task);
      if (lineage) lineageOf.set(task, lineage);
    };
    for (const task of found?.removed ?? []) {
      const lineage = lineageOf.get(task);
      lineage?.steps.push({ kind: 'removed', state, pair: undefined });
      if (lineage) goneById.set(task.id, lineage);
    }
    for (const { before, after } of found?.same ?? []) enter(lineageOf.get(before), after);
    for (const kind of ['changed', 'renamed'] as const) {
      for (const pair of found?.[kind] ?? []) {
        const lineage = lineageOf.get(pair.before);
        lineage?.steps.push({ kind, state, pair });
        enter(lineage, pair.after);
      }
    }
    // All tasks of the first state are new.
    for (const task of found ? found.added : state.tasks) {
      const gone = goneById.get(task.id);
      goneById.delete(task.id);
      const before = gone && [...gone.tasks.values()].at(-1);
      if (before) {
        gone.steps.push({ kind: 'returned', state, pair: { before, after: task } });
        enter(gone, task);
        continue;
      }
      const lineage: Lineage<Of, Pair> = {
        tasks: new Map(),
        steps: [{ kind: 'added', state, pair: undefined }],
      };
      lineages.push(lineage);
      enter(lineage, task);
    }
  }
  return lineages;
}
