import { alignRoots } from '../identity/align-roots.ts';
import { matchTasks } from '../identity/match-tasks.ts';
import type { ReleasedTask } from '../model/release.ts';
import { followTasks, type Lineage } from './follow-tasks.ts';

/** The tasks of a release, or the current ones. */
export interface VersionedTasks {
  /** Undefined for today. */
  version: string | undefined;
  tasks: readonly ReleasedTask[];
  /** Files that may be tasks, but cannot be read. Default: none. */
  unreadable?: readonly string[];
}

interface FollowedReleases {
  /** The releases, and today as the last one. */
  states: readonly VersionedTasks[];
  lineages: readonly Pick<Lineage<ReleasedTask, VersionedTasks, never>, 'tasks' | 'steps'>[];
}

/**
 * Follows every task through the releases to today.
 *
 * @param releases the oldest first
 */
export function followReleases(
  releases: readonly VersionedTasks[],
  current: readonly ReleasedTask[],
): FollowedReleases {
  const states: VersionedTasks[] = [
    ...releases.map(({ version, tasks, unreadable }) => ({
      version,
      ...alignRoots(tasks, current, unreadable),
    })),
    { version: undefined, tasks: current },
  ];
  const matches = new Map(
    states.slice(1).map((state, index) => {
      const { pairs, added, removed } = matchTasks(states[index]?.tasks ?? [], state.tasks);
      return [state, { added, removed, same: pairs, changed: [], renamed: [] }];
    }),
  );
  return { states, lineages: followTasks(states, matches) };
}
