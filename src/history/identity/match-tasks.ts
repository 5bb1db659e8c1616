import { toFileName } from '#text/file-name.ts';
import type { ReleasedTask, TaskPair } from '../model/release.ts';
import { findRenamed } from './find-renamed.ts';
import { pairByKey } from './pair-by-key.ts';
import { pairMostSimilar } from './pair-most-similar.ts';
import { toPlatformContent } from './task-content.ts';

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
 * tasks with one id, each by its file, then to the most similar one. A task whose id is gone continues
 * in one with a new id, the same platform, and the same or nearly the same content.
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
const keys: readonly ToKey[] = [
  ({ file }) => file,
  (task) => `${toFileName(task.file)} ${toPlatformContent(task)}`,
  toPlatformContent,
];

/** More pairs than this of tasks with one id are not all compared. */
const mostPairs = 4096;

type ToKey = (task: ReleasedTask) => string;

function pairUp<Task extends ReleasedTask>(before: readonly Task[], after: readonly Task[]) {
  let left = before;
  let free = after;
  const pairs: TaskPair<Task>[] = [];
  const pair = (found: readonly TaskPair<Task>[]) => {
    const paired = new Set(found.flatMap((one) => [one.before, one.after]));
    left = left.filter((task) => !paired.has(task));
    free = free.filter((task) => !paired.has(task));
    pairs.push(...found);
  };
  for (const toKey of keys) pair(pairByKey(left, free, toKey));
  if (left.length * free.length > mostPairs) {
    pair(findRenamed(left, free).map((one) => ({ before: one.before, after: one.after })));
    pair(pairByKey(left, free, ({ file }) => toFileName(file)));
  }
  if (left.length * free.length <= mostPairs) pair(pairMostSimilar(left, free));
  return { pairs, left };
}
