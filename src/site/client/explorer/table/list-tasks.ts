import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import type { ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { select, type Selection } from '#explorer/query/explorer-select.ts';
import { sortRows } from '#explorer/query/sort-rows.ts';
import { addChoices } from '#explorer/finder/line-choices.ts';
import type { LineChoice } from '#explorer/finder/resolve-term.ts';
import type { SearchedRows } from '#site/client/line/search-loader.ts';

/** The tasks that fit filters and words. */
export interface ListedTasks extends Selection {
  /** What the words of the query choose. */
  typed: readonly LineChoice[];
  /** The query with that. */
  chosen: ExplorerQuery;
  /** The rows in the order of the table. */
  sorted: readonly number[];
}

/** @param isCounted the facets whose counts are wanted */
export function listTasks(
  data: ExplorerData,
  query: ExplorerQuery,
  { found, fits, order }: SearchedRows,
  isCounted: (facet: ExplorerFacetName) => boolean,
): ListedTasks {
  const typed = found?.choices ?? [];
  const chosen = addChoices(query, typed);
  const { rows, counts } = select(data.index, chosen, fits, isCounted);
  const isByLikeness = query.sort.by === undefined;
  const sorted = isByLikeness ? order(rows) : sortRows(data, rows, query.sort);
  return { typed, chosen, rows, counts, sorted };
}
