import { countRows } from '../../catalogue/explorer/count-rows.ts';
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
  const { values, labels = values } = column;
  const counts = countRows(column);
  return values
    .map((value, position) => ({
      value,
      label: labels[position] ?? value,
      count: counts[position] ?? 0,
      position,
    }))
    .sort((one, other) => other.count - one.count);
}
