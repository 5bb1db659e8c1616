import { toShortTitle } from '#catalogue/task/task-title.ts';
import { buildElement } from '#dom/build-element.ts';
import { loadJson } from '#dom/load-file.ts';
import { type DetailsData, unpackDetails } from '#explorer/details/task-details.ts';
import { addChoices } from '#explorer/finder/line-choices.ts';
import { toRowFlags } from '#explorer/index/cells.ts';
import { type ExplorerData, unpackIndex } from '#explorer/index/explorer-data.ts';
import { readExplorerFile } from '#explorer/index/explorer-file.ts';
import { type ExplorerQuery, readQuery } from '#explorer/query/explorer-query.ts';
import { select } from '#explorer/query/explorer-select.ts';
import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import type { EarlierTasks } from '#history/cited-sets/earlier-tasks.ts';
import { traceSet } from '#history/cited-sets/trace-set.ts';
import { loadDetails, toSearchedTasks } from '#search/ui/load-tasks.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';

/** Where the data of the site is. */
export interface CitedSetContext {
  /** The addresses of the files with the current details, and with earlier versions. */
  details: string;
  earlier: string;
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
  const foundTasks = {
    earlier: findRows(earlier, query, unpackDetails(file.details)),
    now: findRows(data, query, await loadDetails(context.details)),
  };
  const traced = traceSet(pinned, file, foundTasks, digests);
  if (!traced) return undefined;
  const link = ({ paths, instructions }: ExplorerData, row: number) => {
    const path = paths[row] ?? '';
    const text = toShortTitle(instructions[row] ?? '') || path;
    return buildElement('a', { href: `${context.tasks}${path}/` }, text);
  };
  const linkBoth = (row: number) => {
    const href = `${context.tasks}${earlier.paths[row] ?? ''}/`;
    const then = buildElement('a', { href }, 'as it was');
    return [link(data, file.versions[row]?.now ?? -1), ' (', then, ')'];
  };
  const { release, changed, removed, added } = traced;
  return [
    buildElement(
      'p',
      {},
      `This link was made for ${count(pinned.count, 'task')} of release ${release}. Since then:`,
    ),
    ...foldTasks('has changed', 'have changed', changed.map(linkBoth)),
    ...foldTasks(
      'was removed',
      'were removed',
      removed.map((row) => [link(earlier, row)]),
    ),
    ...foldTasks(
      'more task is found',
      'more tasks are found',
      added.map((row) => [link(data, row)]),
    ),
  ];
}

/** A number of tasks with what has become of them, and below it the tasks; nothing for none. */
function foldTasks(one: string, many: string, tasks: readonly (readonly (Node | string)[])[]) {
  if (tasks.length === 0) return [];
  const summary = `${formatCount(tasks.length)} ${tasks.length === 1 ? one : many}`;
  const items = tasks.map((task) => buildElement('li', {}, ...task));
  return [
    buildElement(
      'details',
      {},
      buildElement('summary', {}, summary),
      buildElement('ul', {}, ...items),
    ),
  ];
}

/** The values of current tasks and of earlier ones, by facet. */
function listValues(parts: readonly ExplorerData[]): ReadonlyMap<string, ReadonlySet<string>> {
  const facets = Map.groupBy(
    parts.flatMap(({ index }) => index.facets),
    ({ name }) => name,
  );
  return new Map(
    Array.from(facets, ([name, same]) => [name, new Set(same.flatMap(({ values }) => values))]),
  );
}

function findRows(data: ExplorerData, query: ExplorerQuery, details: DetailsData) {
  const { rows, choices } = toSearchedTasks(data, details).finder.find(query.text) ?? {};
  const flags = rows && toRowFlags(rows, data.index.rows);
  const fits = (row: number) => flags?.[row] !== 0;
  return select(data.index, addChoices(query, choices ?? []), fits, () => false).rows;
}
