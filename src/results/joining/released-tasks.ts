import type { ReleasedTask } from '#history/model/release.ts';
import type { State } from '#history/timeline/history.ts';
import { followReleases, type VersionedTasks } from '#history/timeline/follow-releases.ts';
import type { ResultRecord, RunAbout } from '../model/read-results.ts';
import { memoize } from '#text/memoize.ts';
import { toVersion } from '#text/to-version.ts';
import { createTaskMatcher } from './match-task.ts';

/** A release with its tasks. */
export interface DatedRelease {
  version: string;
  /** As in "2026-03-14". */
  date: string | undefined;
  tasks: readonly ReleasedTask[];
  /** Files that may be tasks, but cannot be read. Default: none. */
  unreadable?: readonly string[];
}

/** The current tasks, with the version and the date of the current dataset. */
export interface CurrentTasks {
  version: string | undefined;
  date: string | undefined;
  tasks: readonly ReleasedTask[];
}

/** A task of a release: as it is today, or the state that removed it. */
type EarlierTask =
  | { kind: 'current'; task: ReleasedTask }
  | { kind: 'removed'; state: Pick<State, 'version'> };

/** How results name a task. */
type ResultName = Pick<ResultRecord, 'task' | 'folder'>;

/** What is needed of the releases to join results with tasks, and to report faults of results. */
export interface ReleasedTasks {
  releases: readonly DatedRelease[];
  current: CurrentTasks;
  /** The version that a run was made on: the one that it names, or the last one up to its day. */
  findVersion: (run: Pick<RunAbout, 'release' | 'date' | 'digests'>) => string | undefined;
  /** What has become of the task that a release has under the name in a result. */
  findReleased: (version: string, name: ResultName) => EarlierTask | undefined;
  /** The same, of the newest release that has such a task. */
  findEarlier: (name: ResultName) => EarlierTask | undefined;
  /** Those of some current tasks, by their files, that a release did not have; none of an unknown release. */
  listMissing: (version: string, files: Iterable<string>) => readonly ReleasedTask[];
}

/**
 * Follows the tasks of releases to the current ones.
 *
 * @param releases the oldest first
 */
export function followReleasedTasks(
  releases: readonly DatedRelease[],
  current: CurrentTasks,
): ReleasedTasks {
  const { states, lineages } = followReleases(releases, current.tasks);
  const today = states.length - 1;
  const lineageOf = new Map(
    lineages.flatMap((lineage) => [...lineage.tasks.values()].map((task) => [task, lineage])),
  );
  const byFile = new Map(current.tasks.map((task) => [task.file, task]));
  const newestFirst = states.slice(0, today).reverse();
  const isReleased = releases.some(({ version }) => isVersion(version, current.version));
  const versions = current.version === undefined || isReleased ? releases : [...releases, current];
  // Most datasets have no result on an earlier task, and some have one for each.
  const matcherOf = memoize((state: VersionedTasks) => createTaskMatcher(state.tasks));
  const stateOf = memoize((version: string) =>
    newestFirst.find((state) => isVersion(version, state.version)),
  );
  const findInState = (state: VersionedTasks, { task: name, folder }: ResultName) => {
    const [released, ...others] = matcherOf(state)(name, folder);
    const lineage = released && others.length === 0 ? lineageOf.get(released) : undefined;
    const task = lineage?.tasks.get(today);
    if (task) return { kind: 'current', task } as const;
    const last = lineage?.steps.at(-1);
    return last && ({ kind: 'removed', state: last.state } as const);
  };
  return {
    releases,
    current,
    findVersion({ release, date, digests }) {
      if (release !== undefined || digests || date === undefined) return release;
      return findLastUpTo(versions, date)?.version;
    },
    findReleased(version, name) {
      const state = stateOf(version);
      return state && findInState(state, name);
    },
    findEarlier(name) {
      for (const state of newestFirst) {
        const earlier = findInState(state, name);
        if (earlier) return earlier;
      }
      return undefined;
    },
    listMissing(version, files) {
      const index = states.findIndex((state) => isVersion(version, state.version));
      if (index === -1) return [];
      return [...files].flatMap((file) => {
        const task = byFile.get(file);
        const lineage = task && lineageOf.get(task);
        if (!lineage || lineage.tasks.has(index)) return [];
        const step = lineage.steps.findLast(({ state }) => states.indexOf(state) <= index);
        // The release has its file, although nobody can read it.
        return step?.kind === 'unreadable' ? [] : [task];
      });
    },
  };
}

/** Whether two names of a version mean the same; the current tasks may have none. */
const isVersion = (name: string, version: string | undefined): boolean =>
  version !== undefined && toVersion(name) === toVersion(version);

/** The state that a run of a day is made on, of those that the oldest comes first; both are as in "2026-03-14". */
export const findLastUpTo = <State extends { date: string | undefined }>(
  states: readonly State[],
  day: string,
): State | undefined => states.findLast(({ date }) => date !== undefined && date <= day);
