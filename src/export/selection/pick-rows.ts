/**
 * Takes some tasks out of an export that holds all of them, in the order of the dataset and in the
 * same form; what is taken stays byte for byte.
 *
 * @param text the whole export
 * @param rows the positions of the tasks in the dataset, ascending
 */
export type PickRows = (text: string, rows: readonly number[]) => string;

/** Out of `tasks.json`, which has its head in the first line and a task in each of the next. */
export const pickFromJson: PickRows = (text, rows) => {
  const [head = '', ...lines] = text.split('\n');
  const picked = rows.map((row) => `\n${(lines[row] ?? '').replace(/,$/, '')}`);
  return `${head}${picked.join(',')}\n]}\n`;
};

/** Out of `tasks.jsonl`. */
export const pickLines: PickRows = (text, rows) => {
  const lines = text.split('\n');
  return rows.map((row) => `${lines[row] ?? ''}\n`).join('');
};

/** Out of `tasks.csv`, where a cell in quotes may go on in the next line. */
export const pickFromCsv: PickRows = (text, rows) => {
  const [head = '', ...records] = text.match(/(?:[^"\n]|"[^"]*")*\n/g) ?? [];
  return [head, ...rows.map((row) => records[row] ?? '')].join('');
};

/** Out of `tasks.bib`, where an empty line stands between entries and none within one. */
export const pickFromBibtex: PickRows = (text, rows) => {
  const entries = text.trimEnd().split('\n\n');
  return rows.map((row) => `${entries[row] ?? ''}\n`).join('\n');
};
