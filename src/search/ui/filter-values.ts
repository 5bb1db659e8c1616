import { listPositions } from '../../catalogue/explorer/cells.ts';
import type { ExplorerIndex } from '../../catalogue/explorer/explorer-index.ts';

/** A value to filter by. */
export interface FilterValue {
  value: string;
  label: string;
  /** How many tasks have it. */
  count?: number;
  /** Among the values of its facet; absent for a kind. */
  position?: number;
}

/** The values of a facet, those of most tasks first. */
export function countValues({ facets }: ExplorerIndex, facet: string): readonly FilterValue[] {
  const column = facets.find(({ name }) => name === facet);
  if (!column) return [];
  const { values, labels = values, cells } = column;
  const counts = values.map(() => 0);
  for (const cell of cells) {
    for (const position of listPositions(cell)) counts[position] = (counts[position] ?? 0) + 1;
  }
  return values
    .map((value, position) => ({
      value,
      label: labels[position] ?? value,
      count: counts[position] ?? 0,
      position,
    }))
    .sort((one, other) => other.count - one.count);
}
