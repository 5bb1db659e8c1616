import { isUnread } from '../releases/unreadable-tasks.ts';
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
  const follower = new Follower<Task, Of, Pair>(states);
  for (const [index, state] of states.entries()) follower.enter(index, state, matches.get(state));
  return follower.lineages;
}

class Follower<
  Task extends ReleasedTask,
  Of extends StateTasks<Task>,
  Pair extends TaskPair<Task>,
> {
  readonly lineages: Lineage<Task, Of, Pair>[] = [];
  readonly #states: readonly Of[];
  readonly #lineageOf = new Map<Task, Lineage<Task, Of, Pair>>();
  /** By the last task that they had. */
  readonly #gone = new Map<Task, Lineage<Task, Of, Pair>>();
  /** By file, the index of the first state of those before the current one that cannot read it. */
  #unreadableSince: ReadonlyMap<string, number> = new Map();

  constructor(states: readonly Of[]) {
    this.#states = states;
  }

  /** @param found undefined for the first state, in which all tasks are new */
  enter(index: number, state: Of, found: Matches<Task, Pair> | undefined): void {
    if (found) {
      this.#end(state, found);
      this.#continue(index, state, found);
    }
    this.#begin(index, state, found?.added ?? state.tasks);
    const { unreadable = [] } = state;
    this.#removeUnreadable(state, unreadable);
    const since = this.#unreadableSince;
    this.#unreadableSince = new Map(unreadable.map((file) => [file, since.get(file) ?? index]));
  }

  #end(state: Of, { removed }: Matches<Task, Pair>): void {
    for (const task of removed) {
      const lineage = this.#lineageOf.get(task);
      if (!lineage) continue;
      const kind = isUnread(state.unreadable ?? [], task.file) ? 'unreadable' : 'removed';
      lineage.steps.push({ kind, state, pair: undefined });
      this.#gone.set(task, lineage);
    }
  }

  #continue(index: number, state: Of, found: Matches<Task, Pair>): void {
    for (const { before, after } of found.same)
      this.#add(this.#lineageOf.get(before), index, after);
    for (const kind of ['changed', 'renamed'] as const) {
      for (const pair of found[kind]) {
        const lineage = this.#lineageOf.get(pair.before);
        lineage?.steps.push({ kind, state, pair });
        this.#add(lineage, index, pair.after);
      }
    }
  }

  #begin(index: number, state: Of, added: readonly Task[]): void {
    const { pairs } = pairById([...this.#gone.keys()], added);
    const earlier = new Map(pairs.map((pair) => [pair.after, pair]));
    for (const task of added) {
      const pair = earlier.get(task);
      const returned = pair && this.#gone.get(pair.before);
      const lineage: Lineage<Task, Of, Pair> = returned ?? { tasks: new Map(), steps: [] };
      const wasUnreadable = this.#addUnreadable(lineage, task);
      const kind = returned ? 'returned' : 'added';
      lineage.steps.push({ kind: wasUnreadable ? 'readable' : kind, state, pair });
      if (pair && returned) this.#gone.delete(pair.before);
      else this.lineages.push(lineage);
      this.#add(lineage, index, task);
    }
  }

  /** Whether the file of a new task could not be read before; the lineage then says since when. */
  #addUnreadable(lineage: Lineage<Task, Of, Pair>, { file }: Task): boolean {
    const since = this.#unreadableSince.get(file) ?? -1;
    const state = this.#states[since];
    if (!state) return false;
    if (lineage.steps.every((step) => this.#states.indexOf(step.state) < since)) {
      lineage.steps.push({ kind: 'unreadable', state, pair: undefined });
    }
    return true;
  }

  /** A task whose file could not be read is removed when the file is gone. */
  #removeUnreadable(state: Of, unreadable: readonly string[]): void {
    for (const [{ file }, { steps }] of this.#gone) {
      if (steps.at(-1)?.kind !== 'unreadable' || isUnread(unreadable, file)) continue;
      steps.push({ kind: 'removed', state, pair: undefined });
    }
  }

  #add(lineage: Lineage<Task, Of, Pair> | undefined, index: number, task: Task): void {
    lineage?.tasks.set(index, task);
    if (lineage) this.#lineageOf.set(task, lineage);
  }
}
