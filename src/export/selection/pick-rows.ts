/**
 * Picks some tasks from an export of all of them, in the order of the dataset and in the same form;
 * the bytes of what is picked do not change.
 *
 * @param text the whole export
 * @param rows the positions of the tasks in the dataset, ascending
 */
export type PickRows = (text: string, rows: readonly number[]) => string;

/** From `tasks.jsonl`. */
export const pickLines: PickRows = (text, rows) => {
  const lines = text.split('\n');
  return rows.map((row) => `${lines[row] ?? ''}\n`).join('');
};

/** From `tasks.csv`, where a cell in quotes may continue on the next line. */
export const pickFromCsv: PickRows = (text, rows) => {
  const [head = '', ...records] = text.match(/(?:[^"\n]|"[^"]*")*\n/g) ?? [];
  return [head, ...rows.map((row) => records[row] ?? '')].join('');
};

/** From `tasks.jsonl`, as a JSON array with a line for each task. */
export const pickArray: PickRows = (text, rows) => {
  const lines = text.split('\n');
  return `[\n${rows.map((row) => lines[row] ?? '').join(',\n')}\n]\n`;
};

/** From `tasks.bib`, which has empty lines between entries and none within one. */
export const pickFromBibtex: PickRows = (text, rows) => {
  const entries = text.trimEnd().split('\n\n');
  return rows.map((row) => `${entries[row] ?? ''}\n`).join('\n');
};
