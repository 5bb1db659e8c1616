import type { ReleasedTask, TaskPair } from '../model/release.ts';

/** Pairs the tasks of two releases that have the same key, those with one key in their order. */
export function pairByKey(
  before: readonly ReleasedTask[],
  after: readonly ReleasedTask[],
  toKey: (task: ReleasedTask) => string,
): TaskPair[] {
  const byKey = Map.groupBy(before, toKey);
  return after.flatMap((task) => {
    const earlier = byKey.get(toKey(task))?.shift();
    return earlier ? [{ before: earlier, after: task }] : [];
  });
}
