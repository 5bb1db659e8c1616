import { listPositions } from './cells.ts';
import type { ExplorerColumn } from './explorer-index.ts';

/** How many rows have each value of a facet, by the positions of the values. */
export function countRows({ values, cells }: ExplorerColumn): readonly number[] {
  const counts = values.map(() => 0);
  for (const cell of cells) {
    for (const position of listPositions(cell)) counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}
