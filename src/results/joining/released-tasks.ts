import type { ReleasedTask } from '../../history/model/release.ts';
import type { State } from '../../history/timeline/history.ts';
import { followReleases } from '../../history/timeline/follow-releases.ts';
import type { ResultRecord } from '../model/read-results.ts';
import { createTaskMatcher } from './match-task.ts';
import { toVersion } from '../../text/to-version.ts';

/** A release with its tasks. */
export interface DatedRelease {
  version: string;
  /** As in "2026-03-14". */
  date: string | undefined;
  tasks: readonly ReleasedTask[];
  /** Files that may be tasks, but cannot be read. Default: none. */
  unreadable?: readonly string[];
}

/** A task of a release, by its id of today, or by the state that removed it. */
export type EarlierTask =
  | { kind: 'renamed'; id: string }
  | { kind: 'removed'; state: Pick<State, 'version'> };

/** What findings about results need to know of the releases. */
export interface ReleasedTasks {
  releases: readonly DatedRelease[];
  /** What has become of the task that a release had under the name in a result. */
  findEarlier: (record: Pick<ResultRecord, 'task' | 'folder'>) => EarlierTask | undefined;
  /** Those of some tasks of today, by their files, that a release did not have; none of an unknown release. */
  listMissing: (version: string, files: Iterable<string>) => readonly ReleasedTask[];
}

/**
 * Follows the tasks of releases to those of today.
 *
 * @param releases the oldest first
 */
export function followReleasedTasks(
  releases: readonly DatedRelease[],
  current: readonly ReleasedTask[],
): ReleasedTasks {
  const { states, lineages } = followReleases(releases, current);
  const today = states.length - 1;
  const lineageOf = new Map(
    lineages.flatMap((lineage) => [...lineage.tasks.values()].map((task) => [task, lineage])),
  );
  const byFile = new Map(current.map((task) => [task.file, task]));
  const newestFirst = states.slice(0, today).reverse();
  let matchers: readonly ReturnType<typeof createTaskMatcher<ReleasedTask>>[] | undefined;
  return {
    releases,
    findEarlier({ task: name, folder }) {
      // Most datasets have no result on an earlier task, and some have one for each.
      matchers ??= newestFirst.map(({ tasks }) => createTaskMatcher(tasks));
      for (const match of matchers) {
        const [found, ...others] = match(name, folder);
        if (!found || others.length > 0) continue;
        const lineage = lineageOf.get(found);
        const current = lineage?.tasks.get(today);
        if (current) return { kind: 'renamed', id: current.id };
        const last = lineage?.steps.at(-1);
        return last && { kind: 'removed', state: last.state };
      }
      return undefined;
    },
    listMissing(version, files) {
      const index = states.findIndex(
        ({ version: own = '' }) => toVersion(own) === toVersion(version),
      );
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
