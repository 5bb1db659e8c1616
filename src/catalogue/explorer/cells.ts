/** The positions of a row's values in the list of its column; a single number means a list of one. */
export type Cell = number | readonly number[];

export function listPositions(cell: Cell | undefined): readonly number[] {
  return typeof cell === 'number' ? [cell] : (cell ?? []);
}

/** Whether one of the positions has its flag set. */
export function hasFlag(cell: Cell | undefined, flags: Uint8Array): boolean {
  if (typeof cell === 'number') return flags[cell] === 1;
  return cell?.some((position) => flags[position] === 1) ?? false;
}
