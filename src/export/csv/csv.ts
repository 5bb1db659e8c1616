/** A value of a table; a list is written into one cell. */
export type Cell = string | number | boolean | null | undefined | readonly string[];

/**
 * A line of a CSV file after RFC 4180. What a spreadsheet would take for a formula begins with an
 * apostrophe, as OWASP advises against CSV injection, and so does what begins with one already:
 * whoever reads the file takes away one apostrophe at the beginning and has the value. Entries of a
 * list are joined by ";" and treated alike; a ";" within one is written "\u003b" and a back-slash
 * twice, so that splitting at ";" always gives the entries.
 */
export function toCsvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quote(toText(cell))).join(',')}\r\n`;
}

function toText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  // Half of a surrogate pair has no place in UTF-8.
  if (typeof cell === 'string') return disarm(cell.toWellFormed());
  if (typeof cell !== 'object') return String(cell);
  return cell.map((entry) => disarm(escapeEntry(entry.toWellFormed()))).join(';');
}

const escapeEntry = (entry: string): string =>
  entry.replaceAll('\\', '\\\\').replaceAll(';', '\\u003b');

/** Spreadsheets differ in the blanks that they pass over, and take wide signs for narrow ones. */
const likeFormula = /^(?:[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n'])/u;

const disarm = (text: string): string => (likeFormula.test(text) ? `'${text}` : text);

/** Where ";" parts the columns, as in some countries, an unquoted one would shift them. */
const quote = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
