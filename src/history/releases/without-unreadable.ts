import type { ReleaseDiff } from '../model/release.ts';

interface Unreadable {
  unreadable: readonly string[];
}

/** A task whose file the other state has, but nobody can read, was neither added nor removed. */
export function withoutUnreadable(
  diff: ReleaseDiff,
  before: Unreadable,
  after: Unreadable,
): ReleaseDiff {
  return {
    ...diff,
    added: diff.added.filter(({ file }) => !before.unreadable.includes(file)),
    removed: diff.removed.filter(({ file }) => !after.unreadable.includes(file)),
  };
}
