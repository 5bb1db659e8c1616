import type { ChangedTask, ReleasedTask, RenamedTask, TaskPair } from '../model/release.ts';
import { pairById } from '../identity/match-tasks.ts';
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
  unreadable?: readonly string[];
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
  /** By the last task that they had. */
  const gone = new Map<Task, Lineage<Task, Of, Pair>>();
  /** The index of the first state of those before the current one that have a file, but cannot read it. */
  let unreadableSince = new Map<string, number>();
  for (const [index, state] of states.entries()) {
    const found = matches.get(state);
    const enter = (lineage: Lineage<Task, Of, Pair> | undefined, task: Task) => {
      lineage?.tasks.set(index, task);
      if (lineage) lineageOf.set(task, lineage);
    };
    for (const task of found?.removed ?? []) {
      const lineage = lineageOf.get(task);
      const kind = state.unreadable?.includes(task.file) ? 'unreadable' : 'removed';
      lineage?.steps.push({ kind, state, pair: undefined });
      if (lineage) gone.set(task, lineage);
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
    const added = found ? found.added : state.tasks;
    const { pairs } = pairById([...gone.keys()], added);
    const earlier = new Map(pairs.map(({ before, after }) => [after, before]));
    for (const task of added) {
      const before = earlier.get(task);
      const returned = before && gone.get(before);
      const lineage: Lineage<Task, Of, Pair> = returned ?? { tasks: new Map(), steps: [] };
      const since = unreadableSince.get(task.file) ?? -1;
      const broken = states[since];
      if (broken && lineage.steps.every((step) => states.indexOf(step.state) < since)) {
        lineage.steps.push({ kind: 'unreadable', state: broken, pair: undefined });
      }
      const kind = returned ? 'returned' : 'added';
      const pair = returned && { before, after: task };
      lineage.steps.push({ kind: broken ? 'readable' : kind, state, pair });
      if (returned) gone.delete(before);
      else lineages.push(lineage);
      enter(lineage, task);
    }
    const { unreadable = [] } = state;
    for (const [{ file }, { steps }] of gone) {
      if (steps.at(-1)?.kind !== 'unreadable' || unreadable.includes(file)) continue;
      steps.push({ kind: 'removed', state, pair: undefined });
    }
    unreadableSince = new Map(unreadable.map((file) => [file, unreadableSince.get(file) ?? index]));
  }
  return lineages;
}
