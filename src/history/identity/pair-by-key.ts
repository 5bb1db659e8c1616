import type { ReleasedTask, TaskPair } from '../model/release.ts';

/** Pairs the tasks of two releases that have the same key, those with one key in their order. */
export function pairByKey<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
  toKey: (task: Task) => string,
): TaskPair<Task>[] {
  const byKey = Map.groupBy(before, toKey);
  return after.flatMap((task) => {
    const earlier = byKey.get(toKey(task))?.shift();
    return earlier ? [{ before: earlier, after: task }] : [];
  });
}
