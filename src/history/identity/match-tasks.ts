import type { ReleasedTask, TaskPair } from '../model/release.ts';
import { findRenamed } from './find-renamed.ts';
import { pairByKey } from './pair-by-key.ts';
import { platformOfTask } from './platform-of-task.ts';
import { toContent, toPlatformContent } from './task-content.ts';

export interface MatchedTask<Task extends ReleasedTask> extends TaskPair<Task> {
  /** The share of the content that both have; undefined for a task that has the same id. */
  similarity?: number;
}

export interface MatchedTasks<Task extends ReleasedTask> {
  pairs: readonly MatchedTask<Task>[];
  added: readonly Task[];
  removed: readonly Task[];
}

/**
 * Finds out which tasks of two releases are the same. A task is followed by its id; of several
 * tasks with one id, each by its file, then its platform. A task whose id is gone continues in one
 * with a new id, the same platform, and the same or nearly the same content.
 */
export function matchTasks<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
): MatchedTasks<Task> {
  const { pairs, left: gone } = pairById(before, after);
  const matched = new Map(pairs.map((pair): [Task, MatchedTask<Task>] => [pair.after, pair]));
  const fresh = after.filter((task) => !matched.has(task));
  const renamed = findRenamed(gone, fresh);
  for (const pair of renamed) matched.set(pair.after, pair);
  const continued = new Set([...matched.values()].map((pair) => pair.before));
  return {
    pairs: after.flatMap((task) => matched.get(task) ?? []),
    added: after.filter((task) => !matched.has(task)),
    removed: before.filter((task) => !continued.has(task)),
  };
}

/** Pairs tasks that have one id; `left` are the earlier ones without a later one. */
export function pairById<Task extends ReleasedTask>(
  before: readonly Task[],
  after: readonly Task[],
): { pairs: readonly TaskPair<Task>[]; left: readonly Task[] } {
  const later = Map.groupBy(after, ({ id }) => id);
  const groups = [...Map.groupBy(before, ({ id }) => id)];
  const paired = groups.map(([id, tasks]) => pairUp(tasks, later.get(id) ?? []));
  return {
    pairs: paired.flatMap(({ pairs }) => pairs),
    left: paired.flatMap(({ left }) => left),
  };
}

/** What distinguishes tasks with one id, the surest first. */
const keys: readonly ((task: ReleasedTask) => string)[] = [
  ({ file }) => file,
  toPlatformContent,
  ({ file }) => platformOfTask(file),
  toContent,
];

function pairUp<Task extends ReleasedTask>(before: readonly Task[], after: readonly Task[]) {
  let left = before;
  let free = after;
  let pairs: readonly TaskPair<Task>[] = [];
  for (const toKey of keys) {
    if (left.length === 0 || free.length === 0) break;
    const found = pairByKey(left, free, toKey);
    const continued = new Set(found.map((pair) => pair.before));
    const taken = new Set(found.map((pair) => pair.after));
    left = left.filter((task) => !continued.has(task));
    free = free.filter((task) => !taken.has(task));
    pairs = [...pairs, ...found];
  }
  // The id still exists, so the only task that had it is the one that has it now, also on another
  // platform.
  const [last] = left;
  const [next] = free;
  if (before.length === 1 && last && next)
    return { pairs: [{ before: last, after: next }], left: [] };
  return { pairs, left };
}
