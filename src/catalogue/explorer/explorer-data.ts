import { listPositions } from './cells.ts';
import type { ExplorerIndex } from './explorer-index.ts';
import { unpackIds } from './packed-ids.ts';
import { compareText } from '../../text/compare-text.ts';
import type { ExplorerFacetName } from '../../addresses/facet-names.ts';
import type { ExplorerSort } from './explorer-query.ts';
import { frontDecode } from './front-coding.ts';

/** The index as the explorer works with it. */
export interface ExplorerData {
  index: ExplorerIndex;
  /** By row. */
  paths: readonly string[];
  /** By row, on one line. */
  instructions: readonly string[];
  /** Every instruction once. */
  wordings: readonly string[];
}

export function unpackIndex(index: ExplorerIndex): ExplorerData {
  const paths = unpackIds(index.paths, index.rows);
  const sorted = frontDecode(index.instructions);
  const instructions = index.instructionOf.map((position) => sorted[position] ?? '');
  return { index, paths, instructions, wordings: sorted };
}

/** The facets whose values are searched for words: numbers and booleans are not. */
export const searchedFacets: readonly ExplorerFacetName[] = [
  'app',
  'metric',
  'getter',
  'action',
  'suite',
  'folder',
  'source',
  'live',
  'finding',
];

/** The values of a row, as people read them and as they are. */
export function listNames(index: ExplorerIndex, facet: ExplorerFacetName, row: number): string[] {
  const { positions, values, labels } = cellAt(index, facet, row);
  return positions.flatMap((position) => {
    const value = values[position] ?? '';
    const label = labels[position] ?? value;
    return label === value ? [value] : [label, value];
  });
}

/** The values of a row, readable. */
export function readLabels(
  index: ExplorerIndex,
  facet: ExplorerFacetName,
  row: number,
): readonly string[] {
  const { positions, labels } = cellAt(index, facet, row);
  return positions.map((position) => labels[position] ?? '');
}

/** The values of a row, as the address has them. */
export function readValues(
  index: ExplorerIndex,
  facet: ExplorerFacetName,
  row: number,
): readonly string[] {
  const { positions, values } = cellAt(index, facet, row);
  return positions.map((position) => values[position] ?? '');
}

/** How many checks a row has, and whether all or any of several must pass. */
export function readChecks(
  index: ExplorerIndex,
  row: number,
): { number: string; join: 'all' | 'any' | undefined } {
  const [number = ''] = readValues(index, 'checks', row);
  const [conj = ''] = readValues(index, 'conj', row);
  return { number, join: joins[conj] };
}

const joins: Readonly<Record<string, 'all' | 'any'>> = { and: 'all', or: 'any' };

function cellAt({ facets }: ExplorerIndex, facet: ExplorerFacetName, row: number) {
  const {
    values = [],
    labels = values,
    cells = [],
  } = facets.find(({ name }) => name === facet) ?? {};
  return { positions: listPositions(cells[row]), values, labels };
}

/** Sorts rows; those that are equal keep the order of the dataset. */
export function sortRows(
  data: ExplorerData,
  rows: readonly number[],
  { by, descending }: ExplorerSort,
): readonly number[] {
  if (by === undefined) return rows;
  const ranks = rankRows(data, by);
  const direction = descending ? -1 : 1;
  return rows.toSorted(
    (one, other) => direction * ((ranks[one] ?? 0) - (ranks[other] ?? 0)) || one - other,
  );
}

/** By row, the rank of its value among all distinct values of the column. */
function rankRows({ index, instructions }: ExplorerData, by: SortColumn): readonly number[] {
  const column = index.facets.find(({ name }) => name === by);
  const { values = [], labels = values, cells = [], isNumber = false } = column ?? {};
  const keys =
    by === 'instruction'
      ? instructions.map((text) => text.toLowerCase())
      : cells.map((cell) =>
          listPositions(cell)
            .map((position) => labels[position] ?? '')
            .join(', ')
            .toLowerCase(),
        );
  const compare = isNumber
    ? (one: string, other: string) => Number(one) - Number(other)
    : compareText;
  const ranks = new Map([...new Set(keys)].sort(compare).map((key, rank) => [key, rank]));
  return keys.map((key) => ranks.get(key) ?? 0);
}

type SortColumn = NonNullable<ExplorerSort['by']>;
