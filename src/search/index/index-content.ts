import type { Catalogue } from '../../catalogue/catalogue.ts';
import { facets } from '../../catalogue/facets/group-facets.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import type { SearchKindLabel } from '../records/search-kinds.ts';
import { recordOtherPages, recordTasks, type SearchRecord } from '../records/search-records.ts';
import { splitTasks } from './split-tasks.ts';

/** Records that share an index. */
export interface IndexPart {
  /** Where it is written below the folder of the search index; empty for the main one. */
  folder: string;
  records: readonly SearchRecord[];
}

/** A part of the tasks whose records are not made yet. */
export interface TaskPart {
  folder: string;
  entries: readonly TaskEntry[];
  describe: () => IndexPart;
}

/** The parts that have tasks alone; none where all tasks are in the main part. */
export function listTaskParts({ entries, about }: Catalogue): TaskPart[] {
  return splitTasks(entries).map(({ folder, entries: own }) => ({
    folder,
    entries: own,
    describe: () => ({ folder, records: recordTasks(own, about) }),
  }));
}

/** Everything that is in no part of the tasks. */
export function describeMainPart(catalogue: Catalogue): IndexPart {
  const { entries, about } = catalogue;
  const tasks = splitTasks(entries).length === 0 ? recordTasks(entries, about) : [];
  return { folder: '', records: [...tasks, ...recordOtherPages(catalogue)] };
}

/** A page that does not belong to the catalogue, such as a guide. */
export interface HandWrittenPage {
  /** Where it is read, without the base path. */
  address: string;
  html: string;
}

/** The catalogue's own pages, which have their records already. */
const catalogued = new RegExp(
  `^(?:$|404|(?:tasks|problems|rules|${facets.map(({ name }) => name).join('|')})(?:/|$))`,
);

/**
 * Whether a page was written by hand, so that search has to read it.
 *
 * @param page its path without the base, and without slashes at the ends.
 */
export const isHandWritten = (page: string): boolean => !catalogued.test(page);

/** A page with its kind, as records have one. */
export function markKind({ address, html }: HandWrittenPage): HandWrittenPage {
  const kind: SearchKindLabel = address.startsWith('/guides/') ? 'Guides' : 'Pages';
  return { address, html: html.replace('<main', `<main data-pagefind-filter="kind:${kind}"`) };
}
