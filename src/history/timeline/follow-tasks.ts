import type { ChangedTask, ReleasedTask, RenamedTask, TaskPair } from '../model/release.ts';
import type { EventKind, StoredTask } from './history.ts';

/** One task in every state that has it, and what happened to it in between. */
export interface Lineage<
  Task extends ReleasedTask,
  Of extends StateTasks<Task>,
  Pair extends TaskPair<Task>,
> {
  /** By the index of the state. */
  tasks: Map<number, Task>;
  steps: Step<Task, Of, Pair>[];
}

/** What happened to a task in a state. */
export interface Step<
  Task extends ReleasedTask,
  Of extends StateTasks<Task>,
  Pair extends TaskPair<Task>,
> {
  kind: EventKind;
  state: Of;
  /** The task before and after it; undefined where one of them is missing. */
  pair: Pair | TaskPair<Task> | undefined;
}

interface StateTasks<Task extends ReleasedTask> {
  tasks: readonly Task[];
}

/** Which tasks of a state are those of the state before it. */
export interface Matches<Task extends ReleasedTask, Pair extends TaskPair<Task>> {
  added: readonly Task[];
  removed: readonly Task[];
  renamed: readonly Pair[];
  changed: readonly Pair[];
  same: readonly TaskPair<Task>[];
}

export type ComparedPair = ChangedTask<StoredTask> | RenamedTask<StoredTask>;

/**
 * Follows every task through the states of a dataset, the oldest first. A task that was removed and
 * has come back is the same one.
 *
 * @param matches of every state but the first one
 */
export function followTasks<
  Task extends ReleasedTask,
  Of extends StateTasks<Task>,
  Pair extends TaskPair<Task>,
>(states: readonly Of[], matches: ReadonlyMap<Of, Matches<Task, Pair>>): Lineage<Task, Of, Pair>[] {
  const lineages: Lineage<Task, Of, Pair>[] = [];
  const lineageOf = new Map<Task, Lineage<Task, Of, Pair>>();
  const goneById = new Map<string, Lineage<Task, Of, Pair>>();
  for (const [index, state] of states.entries()) {
    const found = matches.get(state);
    const enter = (lineage: Lineage<Task, Of, Pair> | undefined, task: Task) => {
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
      const lineage: Lineage<Task, Of, Pair> = {
        tasks: new Map(),
        steps: [{ kind: 'added', state, pair: undefined }],
      };
      lineages.push(lineage);
      enter(lineage, task);
    }
  }
  return lineages;
}
