import type { ReleaseDiff, ReleasedTask } from '../model/release.ts';

interface Unreadable {
  unreadable: readonly string[];
}

/** A task whose file the other state has, but nobody can read, was neither added nor removed. */
export function separateUnreadable<Task extends ReleasedTask>(
  diff: ReleaseDiff<Task>,
  before: Unreadable,
  after: Unreadable,
): ReleaseDiff<Task> {
  const wasUnreadable = ({ file }: Task) => before.unreadable.includes(file);
  const isUnreadable = ({ file }: Task) => after.unreadable.includes(file);
  return {
    ...diff,
    added: diff.added.filter((task) => !wasUnreadable(task)),
    readable: diff.added.filter(wasUnreadable),
    removed: diff.removed.filter((task) => !isUnreadable(task)),
    unreadable: diff.removed.filter(isUnreadable),
  };
}
