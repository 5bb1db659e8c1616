import equal from 'fast-deep-equal';
import { withoutKeys } from '../../text/json/json-value.ts';
import type { ReleasedTask, TaskPair } from '../model/release.ts';
import { findRenamed } from './find-renamed.ts';
import { platformOfTask } from './platform-of-task.ts';

export interface MatchedTask extends TaskPair {
  /** The share of the content that both have; undefined for a task that has the same id. */
  similarity?: number;
}

export interface MatchedTasks {
  pairs: readonly MatchedTask[];
  added: readonly ReleasedTask[];
  removed: readonly ReleasedTask[];
}

/**
 * Finds out which tasks of two releases are the same. A task is followed by its id; of several
 * tasks with one id, each by its file, then its platform. A task whose id is gone continues in one
 * with a new id, the same platform, and the same or nearly the same content.
 */
export function matchTasks(
  before: readonly ReleasedTask[],
  after: readonly ReleasedTask[],
): MatchedTasks {
  const matched = new Map<ReleasedTask, MatchedTask>();
  const gone: ReleasedTask[] = [];
  const later = Map.groupBy(after, ({ id }) => id);
  for (const [id, tasks] of Map.groupBy(before, (task) => task.id)) {
    const { pairs, left } = pairUp(tasks, later.get(id) ?? []);
    for (const pair of pairs) matched.set(pair.after, pair);
    gone.push(...left);
  }
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

type Likeness = (one: ReleasedTask, other: ReleasedTask) => boolean;

/** How tasks with one id are distinguished, the surest way first. */
const likenesses: readonly Likeness[] = [
  (one, other) => one.file === other.file,
  (one, other) => haveOnePlatform(one, other) && haveOneContent(one, other),
  haveOnePlatform,
  haveOneContent,
];

function pairUp(before: readonly ReleasedTask[], after: readonly ReleasedTask[]) {
  let left = [...before];
  const free = new Set(after);
  const pairs: TaskPair[] = [];
  for (const isAlike of likenesses) {
    left = left.filter((task) => {
      const partner = [...free].find((other) => isAlike(task, other));
      if (partner === undefined) return true;
      free.delete(partner);
      pairs.push({ before: task, after: partner });
      return false;
    });
  }
  // The id still exists, so the only task that had it is the one that has it now, also on another
  // platform.
  const [last] = left;
  const [next] = free;
  if (before.length === 1 && last && next)
    return { pairs: [{ before: last, after: next }], left: [] };
  return { pairs, left };
}

function haveOnePlatform(one: ReleasedTask, other: ReleasedTask): boolean {
  return platformOfTask(one.file) === platformOfTask(other.file);
}

function haveOneContent(one: ReleasedTask, other: ReleasedTask): boolean {
  return equal(withoutKeys(one.fields, ['id']), withoutKeys(other.fields, ['id']));
}
