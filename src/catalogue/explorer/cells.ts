/** The positions of a row's values in the list of its column; a single number means a list of one. */
export type Cell = number | readonly number[];

export function listPositions(cell: Cell | undefined): readonly number[] {
  return typeof cell === 'number' ? [cell] : (cell ?? []);
}

/** By position, how many rows have the value. */
export function countRows(values: readonly string[], cells: readonly Cell[]): readonly number[] {
  const counts = values.map(() => 0);
  for (const cell of cells) {
    for (const position of listPositions(cell)) counts[position] = (counts[position] ?? 0) + 1;
  }
  return counts;
}

/** How many of the positions have their flags set. */
export function countFlags(cell: Cell | undefined, flags: Uint8Array): number {
  if (typeof cell === 'number') return flags[cell] ?? 0;
  return cell?.reduce<number>((sum, position) => sum + (flags[position] ?? 0), 0) ?? 0;
}

/** Whether one of the positions has its flag set. */
export function hasFlag(cell: Cell | undefined, flags: Uint8Array): boolean {
  if (typeof cell === 'number') return flags[cell] === 1;
  return cell?.some((position) => flags[position] === 1) ?? false;
}

/** By row, 1 for each of these rows. */
export function toRowFlags(rows: readonly number[], count: number): Uint8Array {
  const flags = new Uint8Array(count);
  for (const row of rows) flags[row] = 1;
  return flags;
}
