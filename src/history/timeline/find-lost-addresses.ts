import { addresses } from '#addresses/addresses.ts';
import type { ReleasedTask } from '../model/release.ts';
import { assignPaths } from './assign-paths.ts';
import { followReleases } from './follow-releases.ts';

/** The address of a task in a release, at which the site shows another task. */
export interface LostAddress {
  address: string;
  /** The first release that had it. */
  version: string;
  /** Where its task is now; undefined when it was removed. */
  newAddress: string | undefined;
  /** The file of the task that has the address now; undefined when that one was removed too. */
  file: string | undefined;
}

interface ReleasedTasks {
  version: string;
  tasks: readonly ReleasedTask[];
}

/**
 * Finds the addresses of tasks that have become those of other tasks: an id was used again for
 * another task, or a task was renamed to the id of one that was removed.
 *
 * @param releases the oldest first
 */
export function findLostAddresses(
  releases: readonly ReleasedTasks[],
  current: readonly ReleasedTask[],
): LostAddress[] {
  const tasks = followPaths(releases, current);
  const owners = new Map<string, PathsOfTask>();
  const ranked = [
    ...tasks.filter(({ file }) => file !== undefined),
    ...tasks.filter(({ file }) => file === undefined),
  ];
  // As pages are made: those of the current tasks first, then those of removed tasks, then old names.
  for (const paths of [
    ({ last }: PathsOfTask) => [last],
    ({ all }: PathsOfTask) => [...all.keys()],
  ]) {
    for (const task of ranked) {
      for (const path of paths(task)) if (!owners.has(path)) owners.set(path, task);
    }
  }
  return tasks.flatMap((task) =>
    [...task.all].flatMap(([path, version]): LostAddress[] => {
      const owner = owners.get(path);
      if (version === undefined || owner === undefined || owner === task) return [];
      const newAddress = task.file === undefined ? undefined : addresses.task(task.last);
      return [{ address: addresses.task(path), version, newAddress, file: owner.file }];
    }),
  );
}

/** Where a task has been. */
interface PathsOfTask {
  /** Each path with the version of the first release that had it. */
  all: ReadonlyMap<string, string | undefined>;
  last: string;
  /** Undefined for a task that was removed. */
  file: string | undefined;
}

function followPaths(
  releases: readonly ReleasedTasks[],
  current: readonly ReleasedTask[],
): PathsOfTask[] {
  const { states, lineages } = followReleases(releases, current);
  const pathsOf = assignPaths(states);
  return lineages.map(({ tasks }) => {
    const all = new Map<string, string | undefined>();
    let last = '';
    for (const [index, task] of tasks) {
      for (const path of pathsOf.get(task) ?? []) {
        last = path;
        if (!all.has(path)) all.set(path, states[index]?.version);
      }
    }
    return { all, last, file: tasks.get(states.length - 1)?.file };
  });
}
