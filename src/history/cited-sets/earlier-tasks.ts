import type { Catalogue } from '#catalogue/catalogue.ts';
import { listCatalogueFacets } from '#catalogue/facets/catalogue-facets.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { type TaskDetails, toTaskDetails } from '#explorer/details/task-details.ts';
import { type ExplorerFile, toExplorerFile } from '#explorer/index/explorer-file.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { isSameIn } from '../timeline/comparable-tasks.ts';
import type { DatasetHistory, State, TaskVersion } from '../timeline/history.ts';
import { findShown, type ShownPage } from '../timeline/earlier-pages.ts';
import { listReleaseFacets } from '../timeline/release-facets.ts';
import { toStateTitle } from '../timeline/state-title.ts';

/** Which tasks each release had, for links to a set of tasks that was made then. */
export interface EarlierTasks {
  /** Changes whenever a page of another version could not read it. */
  version: 2;
  /** Every version that the current tasks do not have, a row each, as the explorer filters tasks. */
  explorer: ExplorerFile;
  details: TaskDetails;
  /** By row. */
  versions: readonly EarlierVersion[];
  /** The oldest first, without the state that the site shows. */
  states: readonly EarlierState[];
}

/** A version that is not the current one. */
interface EarlierVersion {
  digest: string;
  /** The row of the task among the current ones; null when it was removed. */
  now: number | null;
}

interface EarlierState {
  title: string;
  /** The rows of versions that it has. */
  earlier: readonly number[];
  /** The rows of the current tasks that it does not have, or has in another version. */
  absent: readonly number[];
}

export function toEarlierTasks(
  { states, findTimeline }: Pick<DatasetHistory, 'states' | 'findTimeline'>,
  pages: readonly ShownPage[],
  {
    entries,
    fields,
    findShortcuts,
    about,
    vocabulary,
  }: Pick<Catalogue, 'entries' | 'fields' | 'findShortcuts' | 'about' | 'vocabulary'>,
): EarlierTasks {
  const current = states.at(-1);
  const earlier = pages.flatMap((page) => {
    const version = findVersion(page);
    return version ? [{ ...page, version }] : [];
  });
  const rowOf = new Map(entries.map(({ path }, row) => [path, row]));
  const timelineAt = new Map(earlier.map(({ path, timeline }) => [path, timeline]));
  const facets = [
    ...listCatalogueFacets({ fields, findShortcuts }),
    ...listReleaseFacets({ states, findTimeline: (path) => timelineAt.get(path) }),
  ];
  const isAbsent = ({ path }: TaskEntry, state: State) => {
    const timeline = findTimeline(path);
    return !timeline || !current || !isSameIn(timeline, state, current);
  };
  const earlierEntries = earlier.map(({ entry }) => entry);
  return {
    version: 2,
    explorer: toExplorerFile(toExplorerIndex({ entries: earlierEntries }, facets)),
    details: toTaskDetails({ entries: earlierEntries, about, vocabulary }),
    versions: earlier.map(({ timeline, version: { digest } }) => ({
      digest,
      now: rowOf.get(timeline.path) ?? null,
    })),
    states: states.slice(0, -1).map((state) => ({
      title: toStateTitle(state),
      earlier: listRows(earlier, ({ version }) => version.states.includes(state)),
      absent: listRows(entries, (entry) => isAbsent(entry, state)),
    })),
  };
}

/** The version that a page shows; an old name shows none. */
function findVersion(page: ShownPage): TaskVersion | undefined {
  if (page.kind === 'alias') return undefined;
  return page.kind === 'version' ? page.version : findShown(page.timeline);
}

const listRows = <Item>(items: readonly Item[], fits: (item: Item) => boolean): number[] =>
  items.flatMap((item, row) => (fits(item) ? [row] : []));
