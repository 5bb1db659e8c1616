/** The positions of a row's values in the list of its column; a single number means a list of one. */
export type Cell = number | readonly number[];

export function listPositions(cell: Cell | undefined): readonly number[] {
  return typeof cell === 'number' ? [cell] : (cell ?? []);
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
