import { addresses } from '#addresses/addresses.ts';
import { listSearchedTexts } from '#explorer/details/searched-columns.ts';
import {
  emptyDetails,
  type TaskDetails,
  unpackDetails,
  type DetailsData,
} from '#explorer/details/task-details.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import { createTaskFinder, type TaskFinder } from '#explorer/finder/task-finder.ts';
import { loadJson } from '#dom/load-file.ts';
import { loadIndex } from './load-index.ts';

/** The tasks of a site, to be searched. */
export interface SearchedTasks {
  data: ExplorerData;
  finder: TaskFinder;
  /** The searched texts of a row, the instruction first. */
  textsOf: (row: number) => readonly string[];
}

/**
 * Loads the tasks of the site at an address; rejects when it has no index of them. Without their
 * details, tasks are still found by instruction, id and names.
 */
export async function loadTasks(base: string): Promise<SearchedTasks> {
  const root = base.replace(/\/$/, '');
  const [data, details] = await Promise.all([
    loadIndex(`${root}${addresses.explorerIndex}`),
    loadDetails(`${root}${addresses.taskDetails}`).catch(() => undefined),
  ]);
  return toSearchedTasks(data, details);
}

export function toSearchedTasks(
  data: ExplorerData,
  details: DetailsData | undefined,
): SearchedTasks {
  const searched = details ?? emptyDetails(data.index.rows);
  return {
    data,
    finder: createTaskFinder(data, details),
    textsOf: (row) => listSearchedTexts(data, searched, row),
  };
}

/** What is searched for words beside names and instructions; rejects when it cannot be loaded. */
export const loadDetails = async (address: string): Promise<DetailsData> =>
  unpackDetails(await loadJson<TaskDetails>(address));
