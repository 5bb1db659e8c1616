/** The text that a cell of an exported table was made from; the way back from `csv.ts`, for tests. */
export function readText(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

/** The entries that a cell of an exported table was made from. */
export function readList(cell: string): string[] {
  if (cell === '') return [];
  return cell
    .split(';')
    .map((entry) =>
      readText(entry).replaceAll(/\\(\\|u003b)/g, (_, character) =>
        character === '\\' ? '\\' : ';',
      ),
    );
}
