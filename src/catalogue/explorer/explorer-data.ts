import { type ExplorerIndex, unpackIds } from './explorer-index.ts';
import { compareText } from '../../format/compare-text.ts';
import type { ExplorerFacetName } from './explorer-facets.ts';
import type { ExplorerSort } from './explorer-query.ts';
import { frontDecode } from './front-coding.ts';

/** The index as the explorer works with it. */
export interface ExplorerData {
  index: ExplorerIndex;
  /** By row. */
  paths: readonly string[];
  /** By row, on one line. */
  instructions: readonly string[];
  /** By row, everything that words are looked for in, in lower case. */
  texts: readonly string[];
}

export function unpackIndex(index: ExplorerIndex): ExplorerData {
  const paths = unpackIds(index.paths, index.rows);
  const sorted = frontDecode(index.instructions);
  const instructions = index.instructionOf.map((position) => sorted[position] ?? '');
  const searched = index.facets.filter(({ name }) => searchedFacets.has(name));
  const texts = paths.map((path, row) =>
    [instructions[row], path, ...searched.flatMap(({ name }) => tellCell(index, name, row))]
      .join('\n')
      .toLowerCase(),
  );
  return { index, paths, instructions, texts };
}

/** Numbers and flags are no words to look for. */
const searchedFacets: ReadonlySet<ExplorerFacetName> = new Set([
  'app',
  'metric',
  'getter',
  'action',
  'suite',
  'folder',
  'source',
  'live',
  'finding',
]);

/** The values of a row, as people read them and as they are. */
function tellCell(index: ExplorerIndex, facet: ExplorerFacetName, row: number): string[] {
  const { positions, values, labels } = cellAt(index, facet, row);
  return positions.flatMap((position) => {
    const value = values[position] ?? '';
    const label = labels[position] ?? value;
    return label === value ? [value] : [label, value];
  });
}

/** The values of a row, readable. */
export function labelsAt(
  index: ExplorerIndex,
  facet: ExplorerFacetName,
  row: number,
): readonly string[] {
  const { positions, labels } = cellAt(index, facet, row);
  return positions.map((position) => labels[position] ?? '');
}

function cellAt({ facets }: ExplorerIndex, facet: ExplorerFacetName, row: number) {
  const {
    values = [],
    labels = values,
    cells = [],
  } = facets.find(({ name }) => name === facet) ?? {};
  const cell = cells[row] ?? [];
  return { positions: typeof cell === 'number' ? [cell] : cell, values, labels };
}

/** Sorts rows; those that are equal keep the order of the dataset. */
export function sortRows(
  { index, instructions }: ExplorerData,
  rows: readonly number[],
  { by, descending }: ExplorerSort,
): readonly number[] {
  if (by === undefined) return rows;
  const keys = new Map(
    rows.map((row) => [
      row,
      by === 'instruction' ? (instructions[row] ?? '') : labelsAt(index, by, row).join(', '),
    ]),
  );
  const isNumeric = numericFacets.has(by);
  const compare = (one: string, other: string) =>
    isNumeric ? Number(one) - Number(other) : compareText(one.toLowerCase(), other.toLowerCase());
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (one, other) => sign * compare(keys.get(one) ?? '', keys.get(other) ?? '') || one - other,
  );
}

const numericFacets: ReadonlySet<string> = new Set(['steps', 'checks', 'problems']);
