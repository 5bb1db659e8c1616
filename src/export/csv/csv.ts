/** A value of a table; an array is written into one cell. */
export type Cell = string | number | boolean | null | undefined | readonly string[];

/**
 * A line of a CSV file after RFC 4180. What a spreadsheet would read as a formula begins with an
 * apostrophe, as OWASP advises against CSV injection, and so does what begins with one already:
 * readers remove one apostrophe to get the value. This holds for a cell and for each part of it after
 * ";", a tab or a line break: where ";" or tabs separate columns, a cell in quotes can end there.
 * Elements of an array are joined by ";"; a ";" within one is written "\u003b" and a backslash as two,
 * so that splitting at ";" always yields the elements.
 */
export function toCsvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quote(toText(cell))).join(',')}\r\n`;
}

function toText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  // UTF-8 cannot encode half of a surrogate pair.
  if (typeof cell === 'string') return disarm(cell.toWellFormed());
  if (typeof cell !== 'object') return String(cell);
  return cell.map((entry) => disarm(escapeEntry(entry.toWellFormed()))).join(';');
}

const escapeEntry = (entry: string): string =>
  entry.replaceAll('\\', '\\\\').replaceAll(';', '\\u003b');

/**
 * Spreadsheets differ in the blanks that they ignore, and read wide characters as narrow ones.
 * Quotation marks are not part of a value where a cell ends at another separator.
 */
const likeFormula = /(?<=^|[;\t\r\n])(?=(?:(?![;\t\r\n])["\s\p{Cc}])*[=+\-@＝＋－＠]|')/gu;

const disarm = (text: string): string => text.replaceAll(likeFormula, "'");

/** Where ";" separates the columns, as in some countries, an unquoted one would shift them. */
const quote = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
