import { fileOfMember } from '#text/file-name.ts';
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
  const wasUnreadable = ({ file }: Task) => isUnread(before.unreadable, file);
  const isUnreadable = ({ file }: Task) => isUnread(after.unreadable, file);
  return {
    ...diff,
    added: diff.added.filter((task) => !wasUnreadable(task)),
    readable: diff.added.filter(wasUnreadable),
    removed: diff.removed.filter((task) => !isUnreadable(task)),
    unreadable: diff.removed.filter(isUnreadable),
  };
}

/** Whether a file, or a part of the file with several tasks that a task was in, cannot be read. */
export const isUnread = (unreadable: readonly string[], file: string): boolean =>
  unreadable.includes(file) || unreadable.includes(fileOfMember(file));
