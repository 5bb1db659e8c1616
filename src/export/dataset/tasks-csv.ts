import type { Catalogue } from '#catalogue/catalogue.ts';
import { toCsvLine } from '../csv/csv.ts';
import { listTaskColumns } from '../tasks/task-columns.ts';
import { toTaskRecord } from '../tasks/task-record.ts';

/** Every task as a row of a table, in pieces; without the task file itself. */
export function* writeTasksCsv(catalogue: Catalogue, root: string): Generator<string> {
  const columns = listTaskColumns(catalogue.about.canary);
  yield toCsvLine(columns.map(({ name }) => name));
  for (const entry of catalogue.entries) {
    const record = toTaskRecord(entry, root);
    yield toCsvLine(columns.map(({ read }) => read(record)));
  }
}
