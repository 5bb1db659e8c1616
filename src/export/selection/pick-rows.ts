/**
 * Picks some tasks from an export of all of them, in the order of the dataset and in the same form;
 * the bytes of what is picked do not change.
 *
 * @param text the whole export
 * @param rows the positions of the tasks in the dataset, ascending
 * @param all how many tasks the dataset has
 * @throws when the export has another number of them: positions in it are those of other tasks.
 */
export type PickRows = (text: string, rows: readonly number[], all: number) => string;

/** From `tasks.jsonl`. */
export const pickLines: PickRows = (text, rows, all) =>
  pick(splitLines(text), rows, all)
    .map((line) => `${line}\n`)
    .join('');

/** From `tasks.csv`, where a cell in quotes may continue on the next line. */
export const pickFromCsv: PickRows = (text, rows, all) => {
  const [head = '', ...records] = splitRecords(text);
  return [head, ...pick(records, rows, all)].join('');
};

/** Without a pattern for a whole record, which a long cell would make too deep. */
function splitRecords(text: string): string[] {
  const records: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (const { 0: found, index } of text.matchAll(/["\n]/g)) {
    if (found === '"') isQuoted = !isQuoted;
    else if (!isQuoted) records.push(text.slice(start, (start = index + 1)));
  }
  return records;
}

/** From `tasks.jsonl`, as a JSON array with a line for each task. */
export const pickArray: PickRows = (text, rows, all) =>
  `[\n${pick(splitLines(text), rows, all).join(',\n')}\n]\n`;

/** From `tasks.bib`, which has empty lines between entries and none within one. */
export const pickFromBibtex: PickRows = (text, rows, all) =>
  pick(text.trimEnd().split('\n\n'), rows, all)
    .map((entry) => `${entry}\n`)
    .join('\n');

/** The records at some rows. @throws when there are more or fewer in all. */
export function pick<Entry>(
  records: readonly Entry[],
  rows: readonly number[],
  all: number,
): Entry[] {
  if (records.length !== all) throw new Error(`${records.length} tasks instead of ${all}`);
  return rows.flatMap((row) => records[row] ?? []);
}

const splitLines = (text: string): string[] => text.split('\n').slice(0, -1);
