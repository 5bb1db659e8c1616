import { compareText } from '#text/compare-text.ts';
import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerData } from '../index/explorer-data.ts';
import type { ExplorerIndex } from '../index/explorer-index.ts';
import type { ExplorerSort } from './explorer-query.ts';

/** Sorts rows; those that are equal keep the order of the dataset. */
export function sortRows(
  { index, paths }: ExplorerData,
  rows: readonly number[],
  { by, descending }: ExplorerSort,
): readonly number[] {
  if (by === undefined) return rows;
  const groups = groupBy(by);
  return (descending ? groups.reverse() : groups).flat();

  function groupBy(column: typeof by & string): number[][] {
    // The instructions of the index are sorted.
    if (column === 'instruction')
      return groupRows(rows, (row) => index.instructionOf[row] ?? 0, compareNumbers);
    if (column === 'id') return groupRows(rows, (row) => paths[row] ?? '', compareText);
    return groupByFacet(index, column, rows, descending);
  }
}

/** Rows with the same key, in the order of the keys: these are few, or slow to compare. */
function groupRows<Key>(
  rows: readonly number[],
  keyOf: (row: number) => Key,
  compare: (one: Key, other: Key) => number,
): number[][] {
  const byKey = Map.groupBy(rows, keyOf);
  return [...byKey.keys()].sort(compare).map((key) => byKey.get(key) ?? []);
}

function groupByFacet(
  { facets }: ExplorerIndex,
  by: ExplorerFacetName,
  rows: readonly number[],
  descending: boolean,
): number[][] {
  const column = facets.find(({ name }) => name === by);
  const { values = [], labels = values, cells = [], isNumber = false } = column ?? {};
  const names = isNumber ? values : labels.map((label) => label.toLowerCase());
  const keyOf = (row: number): string => {
    const cell = cells[row] ?? [];
    if (typeof cell === 'number') return names[cell] ?? '';
    return cell.map((position) => names[position] ?? '').join(', ');
  };
  // What has no number comes last in either direction.
  const last = descending ? -Infinity : Infinity;
  // The first of several numbers counts.
  const toNumber = (text: string) => (text === '' ? last : Number.parseFloat(text));
  const compare = isNumber
    ? (one: string, other: string) => compareNumbers(toNumber(one), toNumber(other))
    : compareText;
  return groupRows(rows, keyOf, compare);
}

const compareNumbers = (one: number, other: number): number => one - other;
