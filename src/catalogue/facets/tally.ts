import type { TaskEntry } from '../task/task-entry.ts';

/** A value or a name, and the tasks in which it occurs. */
export interface Seen<Value> {
  value: Value;
  /** Each once, in the order of the dataset. */
  tasks: readonly TaskEntry[];
}

/** Counts in which tasks each value occurs. Tasks must be added one after the other. */
export interface Tally<Value> {
  add(value: Value, task: TaskEntry): void;
  /** The value of most tasks first; of equals the one seen first. */
  ranked(): Seen<Value>[];
}

export function createTally<Value>(
  keyOf: (value: Value) => string = String as (value: Value) => string,
): Tally<Value> {
  const seen = new Map<string, { value: Value; tasks: TaskEntry[] }>();
  return {
    add(value, task) {
      const key = keyOf(value);
      const counted = seen.get(key);
      if (!counted) seen.set(key, { value, tasks: [task] });
      else addOnce(counted.tasks, task);
    },
    ranked: () => [...seen.values()].sort((one, other) => other.tasks.length - one.tasks.length),
  };
}

/** Adds a task to those of the same kind, unless it is the last of them already. */
export function addOnce(tasks: TaskEntry[], task: TaskEntry): void {
  if (tasks.at(-1) !== task) tasks.push(task);
}
