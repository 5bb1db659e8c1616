import { type Cell, countFlags, hasFlag, listPositions } from '../index/cells.ts';
import type { ExplorerIndex } from '../index/explorer-index.ts';
import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerQuery } from './explorer-query.ts';

/** The tasks that a query finds, and what choosing another value would find. */
export interface Selection {
  /** Rows of the index in the order of the dataset. */
  rows: readonly number[];
  /**
   * By counted facet, for each of its values the number of tasks that have it and fit the rest of the
   * query: all but its own exclusion and, where one of them suffices, that facet's included values.
   */
  counts: ReadonlyMap<ExplorerFacetName, Uint32Array>;
}

/**
 * Selects tasks. A task must have one of the included values of every facet, or all of them where the
 * query says so, and none of the excluded values.
 *
 * @param fitsText whether a row fits the text of the query
 * @param isCounted the facets whose counts are wanted. Default: all.
 */
export function select(
  { rows: count, facets }: ExplorerIndex,
  { included, all, excluded }: Pick<ExplorerQuery, 'included' | 'all' | 'excluded'>,
  fitsText: (row: number) => boolean,
  isCounted: (facet: ExplorerFacetName) => boolean = () => true,
): Selection {
  const counts = new Map<ExplorerFacetName, Uint32Array>();
  const columns = facets.map(({ name, values, cells }) => {
    const own = isCounted(name) ? new Uint32Array(values.length) : undefined;
    if (own) counts.set(name, own);
    const wanted = toFlags(values, included.get(name));
    const needed = all.has(name) ? (included.get(name)?.size ?? 0) : 0;
    return { cells, counts: own, wanted, needed, unwanted: toFlags(values, excluded.get(name)) };
  });
  const choosing = columns.filter(({ wanted, unwanted }) => wanted ?? unwanted);
  const counting = columns.filter((column) => column.counts !== undefined);
  const rows: number[] = [];
  for (let row = 0; row < count; row++) {
    if (!fitsText(row)) continue;
    // A task that fails by only one facet still counts for values of that facet.
    let failed: (typeof columns)[number] | undefined;
    let isOut = false;
    for (const column of choosing) {
      if (fitsColumn(column, column.cells[row] ?? [])) continue;
      isOut = failed !== undefined;
      if (isOut) break;
      failed = column;
    }
    if (isOut) continue;
    if (failed) {
      countMissed(failed, failed.cells[row] ?? []);
      continue;
    }
    rows.push(row);
    for (const column of counting) countCell(column.counts, column.cells[row] ?? []);
  }
  return { rows, counts };
}

interface ChosenColumn {
  wanted: Uint8Array | undefined;
  /** How many of the wanted values a task must have; 0 where one suffices. */
  needed: number;
  unwanted: Uint8Array | undefined;
  counts: Uint32Array | undefined;
}

function fitsColumn({ wanted, needed, unwanted }: ChosenColumn, cell: Cell): boolean {
  return !(unwanted && hasFlag(cell, unwanted)) && hasWanted(wanted, needed, cell);
}

function hasWanted(wanted: Uint8Array | undefined, needed: number, cell: Cell): boolean {
  if (!wanted) return true;
  return needed === 0 ? hasFlag(cell, wanted) : countFlags(cell, wanted) === needed;
}

/** Counts the values of a task that does not fit this facet, if choosing them would find it. */
function countMissed({ wanted, needed, unwanted, counts }: ChosenColumn, cell: Cell): void {
  if (!counts || (needed > 0 && !hasWanted(wanted, needed, cell))) return;
  const exclusions = unwanted ? countFlags(cell, unwanted) : 0;
  if (exclusions === 0) countCell(counts, cell);
  if (!unwanted || exclusions !== 1) return;
  for (const position of listPositions(cell)) {
    if (unwanted[position] === 1) countCell(counts, position);
  }
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
