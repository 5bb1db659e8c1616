import { addChoices } from '#explorer/finder/line-choices.ts';
import { toRowFlags } from '#explorer/index/cells.ts';
import { type ExplorerData, unpackIndex } from '#explorer/index/explorer-data.ts';
import { readExplorerFile } from '#explorer/index/explorer-file.ts';
import { type ExplorerQuery, readQuery } from '#explorer/query/explorer-query.ts';
import { select } from '#explorer/query/explorer-select.ts';
import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import type { EarlierTasks } from '#history/cited-sets/earlier-tasks.ts';
import { describeTracedSet, traceSet } from '#history/cited-sets/trace-set.ts';
import { loadJson } from '#dom/load-file.ts';
import { loadDetails, toSearchedTasks } from '#search/ui/load-tasks.ts';
import { listTracedTasks } from './traced-tasks.ts';

/** Where the data of the site is. */
export interface CitedSetContext {
  /** The addresses of the files with the current details, and with earlier versions and their details. */
  details: string;
  earlier: string;
  earlierDetails: string;
  /** The address of the folder of tasks. */
  tasks: string;
}

/**
 * What has become of the tasks that a link was made for, as a sentence and lists; undefined when no
 * release has them.
 *
 * @param search the query of the link
 * @param digests of the current tasks, by row
 */
export async function showCitedSet(
  pinned: PinnedSet,
  { data, search, digests }: { data: ExplorerData; search: string; digests: readonly string[] },
  context: CitedSetContext,
): Promise<Node[] | undefined> {
  const file = await loadJson<EarlierTasks>(context.earlier);
  const earlier = unpackIndex(readExplorerFile(file.explorer));
  const { query } = readQuery(search, listValues([data, earlier]));
  const found = {
    earlier: await findRows(earlier, query, context.earlierDetails),
    now: await findRows(data, query, context.details),
  };
  const traced = traceSet(pinned, file, found, digests);
  if (!traced) return undefined;
  const sentence = describeTracedSet(pinned, traced);
  const { tasks } = context;
  return listTracedTasks(sentence, traced, { data, earlier, versions: file.versions, tasks });
}

/** The values of current tasks and of earlier ones, by facet. */
function listValues(all: readonly ExplorerData[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const { name, values: own } of all.flatMap(({ index }) => index.facets)) {
    values.set(name, new Set([...(values.get(name) ?? []), ...own]));
  }
  return values;
}

/** @param details the address of the file that is searched for words */
async function findRows(
  data: ExplorerData,
  query: ExplorerQuery,
  details: string,
): Promise<readonly number[]> {
  const find = (chosen: ExplorerQuery, fits: (row: number) => boolean) =>
    select(data.index, chosen, fits, () => false).rows;
  if (query.text === '') return find(query, () => true);
  const { finder } = toSearchedTasks(data, await loadDetails(details));
  const found = finder.find(query.text);
  if (!found) return find(query, () => true);
  const flags = toRowFlags(found.rows, data.index.rows);
  return find(addChoices(query, found.choices), (row) => flags[row] === 1);
}
