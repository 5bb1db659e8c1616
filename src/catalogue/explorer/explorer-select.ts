import { type Cell, hasFlag } from './cells.ts';
import type { ExplorerIndex } from './explorer-index.ts';
import type { ExplorerFacetName } from '../addresses/facet-names.ts';
import type { ExplorerQuery } from './explorer-query.ts';

/** The tasks that a query finds, and what choosing another value would find. */
export interface Selection {
  /** Rows of the index in the order of the dataset. */
  rows: readonly number[];
  /**
   * By counted facet, for each of its values the number of tasks that have it and fit the rest of the
   * query: all but that facet's included values.
   */
  counts: ReadonlyMap<ExplorerFacetName, Uint32Array>;
}

/**
 * Selects tasks. A task must have one of the included values of every facet, and none of the excluded
 * values.
 *
 * @param fitsText whether a row fits the text of the query
 * @param isCounted the facets whose counts are wanted. Default: all.
 */
export function select(
  { rows: count, facets }: ExplorerIndex,
  { included, excluded }: Pick<ExplorerQuery, 'included' | 'excluded'>,
  fitsText: (row: number) => boolean,
  isCounted: (facet: ExplorerFacetName) => boolean = () => true,
): Selection {
  const counts = new Map<ExplorerFacetName, Uint32Array>();
  const columns = facets.map(({ name, values, cells }) => {
    const own = isCounted(name) ? new Uint32Array(values.length) : undefined;
    if (own) counts.set(name, own);
    const wanted = toFlags(values, included.get(name));
    return { cells, counts: own, wanted, unwanted: toFlags(values, excluded.get(name)) };
  });
  const choosing = columns.filter(({ wanted, unwanted }) => wanted ?? unwanted);
  const counting = columns.filter((column) => column.counts !== undefined);
  const rows: number[] = [];
  for (let row = 0; row < count; row++) {
    if (!fitsText(row)) continue;
    // A task that fails by one facet alone still counts for the values of that facet.
    let failed: (typeof columns)[number] | undefined;
    let isOut = false;
    for (const column of choosing) {
      const cell = column.cells[row] ?? [];
      if (column.unwanted && hasFlag(cell, column.unwanted)) isOut = true;
      else if (!column.wanted || hasFlag(cell, column.wanted)) continue;
      else if (failed) isOut = true;
      else failed = column;
      if (isOut) break;
    }
    if (isOut) continue;
    if (failed) {
      countCell(failed.counts, failed.cells[row] ?? []);
      continue;
    }
    rows.push(row);
    for (const column of counting) countCell(column.counts, column.cells[row] ?? []);
  }
  return { rows, counts };
}

function toFlags(
  values: readonly string[],
  chosen: ReadonlySet<string> | undefined,
): Uint8Array | undefined {
  if (!chosen || chosen.size === 0) return undefined;
  return Uint8Array.from(values, (value) => (chosen.has(value) ? 1 : 0));
}

function countCell(counts: Uint32Array | undefined, cell: Cell): void {
  if (!counts) return;
  if (typeof cell === 'number') counts[cell] = (counts[cell] ?? 0) + 1;
  else for (const position of cell) counts[position] = (counts[position] ?? 0) + 1;
}
