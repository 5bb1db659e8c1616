import { listPositions } from './cells.ts';
import type { ExplorerIndex } from './explorer-index.ts';
import { unpackIds } from './packed-ids.ts';
import type { ExplorerFacetName } from '#addresses/facet-names.ts';
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

/** Whether words are searched for in the readable values too; the name of a rule says nothing about a task. */
export const hasSearchedLabels = (facet: ExplorerFacetName): boolean => facet !== 'finding';

/** The values of a row that are searched for words: as people read them, and as they are. */
export function listSearchedNames(
  index: ExplorerIndex,
  facet: ExplorerFacetName,
  row: number,
): string[] {
  const { positions, values, labels } = cellAt(index, facet, row);
  return positions.flatMap((position) => {
    const value = values[position] ?? '';
    const label = hasSearchedLabels(facet) ? (labels[position] ?? value) : value;
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

/** The hues of the values of a row. */
export function readHues(
  index: ExplorerIndex,
  facet: ExplorerFacetName,
  row: number,
): readonly (number | undefined)[] {
  const { positions, hues } = cellAt(index, facet, row);
  return positions.map((position) => hues?.[position] ?? undefined);
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
    hues,
  } = facets.find(({ name }) => name === facet) ?? {};
  return { positions: listPositions(cells[row]), values, labels, hues };
}
