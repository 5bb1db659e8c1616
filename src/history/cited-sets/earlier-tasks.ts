import { type ExplorerFile, toExplorerFile } from '#explorer/index/explorer-file.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { explorerFacets } from '#catalogue/facets/explorer-facets.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import type { Comparability } from '../tasks/comparability.ts';
import { findComparability, isSameIn } from '../timeline/comparable-tasks.ts';
import type { DatasetHistory, State, TaskVersion, Timeline } from '../timeline/history.ts';
import { type EarlierPage, findShown } from '../timeline/earlier-pages.ts';
import { listReleaseFacets } from '../timeline/release-facets.ts';
import { toStateTitle } from '../timeline/state-title.ts';

/** Which tasks each release had, for links to a set of tasks that was made then. */
export interface EarlierTasks {
  /** Changes whenever a page of another version could not read it. */
  version: 1;
  /** Every version that the current tasks do not have, a row each, as the explorer filters tasks. */
  explorer: ExplorerFile;
  /** By row. */
  versions: readonly EarlierVersion[];
  /** The oldest first, without the state that the site shows. */
  states: readonly EarlierState[];
}

/** A version that is not the current one. */
export interface EarlierVersion {
  digest: string;
  /** The row of the task among the current ones; null when it was removed. */
  now: number | null;
  /** Its id then, if it has another one today. */
  oldId?: string;
  /** Whether results on it and on the current task can be compared; absent for a removed one. */
  comparable?: Comparability;
}

interface EarlierState {
  title: string;
  /** The rows of versions that it has. */
  earlier: readonly number[];
  /** The rows of the current tasks that it does not have, or has in another version. */
  absent: readonly number[];
}

/** A page of an earlier state; one that shows a task has it as an entry. */
export type ShownPage = EarlierPage & { entry: TaskEntry };

/** A version of a task that is not the current one, with what the catalogue knows of it. */
type ShownVersion = Pick<ShownPage, 'path' | 'timeline' | 'entry'> & { version: TaskVersion };

/** @param pages the addresses that only earlier states need; those of old names show no version */
export function listEarlierVersions(pages: readonly ShownPage[]): ShownVersion[] {
  return pages.flatMap((page) => {
    if (page.kind === 'alias') return [];
    const version = page.kind === 'version' ? page.version : findShown(page.timeline);
    return version ? [{ ...page, version }] : [];
  });
}

/** @param earlier those of all earlier states */
export function toEarlierTasks(
  { states, findTimeline }: Pick<DatasetHistory, 'states' | 'findTimeline'>,
  earlier: readonly ShownVersion[],
  entries: readonly TaskEntry[],
): EarlierTasks {
  const current = states.at(-1);
  const rowOf = new Map(entries.map(({ path }, row) => [path, row]));
  const timelineAt = new Map(earlier.map(({ path, timeline }) => [path, timeline]));
  const facets = [
    ...explorerFacets,
    ...listReleaseFacets({ states, findTimeline: (path) => timelineAt.get(path) }),
  ];
  const isAbsent = ({ path }: TaskEntry, state: State) => {
    const timeline = findTimeline(path);
    return !timeline || !current || !isSameIn(timeline, state, current);
  };
  return {
    version: 1,
    explorer: toExplorerFile(
      toExplorerIndex({ entries: earlier.map(({ entry }) => entry) }, facets),
    ),
    versions: earlier.map(({ timeline, version }) => {
      const now = rowOf.get(timeline.path) ?? null;
      const task = now === null ? undefined : entries[now];
      return {
        digest: version.digest,
        now,
        ...(task && compare(timeline, version, { id: task.id, current })),
      };
    }),
    states: states.slice(0, -1).map((state) => ({
      title: toStateTitle(state),
      earlier: listRows(earlier, ({ version }) => version.states.includes(state)),
      absent: listRows(entries, (entry) => isAbsent(entry, state)),
    })),
  };
}

function compare(
  timeline: Timeline,
  { states, task }: TaskVersion,
  { id, current }: { id: string; current: State | undefined },
): Omit<EarlierVersion, 'digest' | 'now'> {
  const last = states.at(-1);
  const comparable = last && current && findComparability(timeline, last, current);
  return { ...(task.id !== id && { oldId: task.id }), ...(comparable && { comparable }) };
}

const listRows = <Item>(items: readonly Item[], fits: (item: Item) => boolean): number[] =>
  items.flatMap((item, row) => (fits(item) ? [row] : []));
