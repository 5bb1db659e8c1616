import { toVersionPath } from '#addresses/task-addresses.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { DatasetHistory, TaskVersion, Timeline } from './history.ts';

/** An address below `/tasks/` that the current tasks do not have. */
export type EarlierPage =
  /** A content that a later one has replaced. */
  | { kind: 'version'; path: string; timeline: Timeline; version: TaskVersion }
  /**
   * The address of a task that was renamed, of a version of it, or of a list of tasks that shared its
   * id.
   */
  | { kind: 'alias'; path: string; timeline: Timeline; version?: TaskVersion }
  | { kind: 'removed'; path: string; timeline: Timeline };

/** A page of an earlier state; one that shows a task has it as an entry. */
export type ShownPage = EarlierPage & { entry: TaskEntry };

/**
 * Every page that the releases need besides those of the current tasks.
 *
 * @param taken the paths that the site has anyway
 */
export function listEarlierPages(
  { timelines }: DatasetHistory,
  taken: ReadonlySet<string>,
): EarlierPage[] {
  const used = new Set(taken);
  const pages: EarlierPage[] = [];
  const add = (page: EarlierPage) => {
    if (used.has(page.path)) return;
    used.add(page.path);
    pages.push(page);
  };
  // The page of a removed task is worth more than the way to another one.
  for (const timeline of timelines) {
    if (!timeline.current) add({ kind: 'removed', path: timeline.path, timeline });
  }
  for (const timeline of timelines) {
    for (const path of timeline.paths) {
      if (path !== timeline.path) add({ kind: 'alias', path, timeline });
    }
    for (const version of listReplaced(timeline)) {
      add({
        kind: 'version',
        path: toVersionPath(timeline.path, version.digest),
        timeline,
        version,
      });
    }
  }
  for (const timeline of timelines) {
    for (const { path, version } of timeline.versionAddresses) {
      add({ kind: 'alias', path, timeline, version });
    }
    for (const path of timeline.sharedPaths) add({ kind: 'alias', path, timeline });
  }
  return pages;
}

/** The versions that are not shown at the address of the task itself. */
export function listReplaced(timeline: Timeline): TaskVersion[] {
  const shown = findShown(timeline);
  return timeline.versions.filter((version) => version !== shown);
}

/** The version at the address of the task: that of the last state that has it. Undefined if that one has no digest. */
export function findShown({ versions, states }: Timeline): TaskVersion | undefined {
  const last = states.at(-1);
  return last && versions.find((version) => version.states.includes(last));
}

/** Where a version is shown: at the address of the task, or below it. */
export const toShownPath = (timeline: Timeline, version: TaskVersion): string =>
  version === findShown(timeline) ? timeline.path : toVersionPath(timeline.path, version.digest);
