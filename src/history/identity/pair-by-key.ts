import type { ReleasedTask, TaskPair } from '../model/release.ts';

/** Pairs the tasks of two releases that have the same key, those with one key in their order. */
export function pairByKey<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
  toKey: (task: Task) => string,
): TaskPair<Task>[] {
  if (before.length === 0 || after.length === 0) return [];
  const byKey = Map.groupBy(before, toKey);
  return after.flatMap((task) => {
    const earlier = byKey.get(toKey(task))?.shift();
    return earlier ? [{ before: earlier, after: task }] : [];
  });
}
