import type { Catalogue } from '#catalogue/catalogue.ts';
import { toTaskRecord } from '../tasks/task-record.ts';
import { toCsvLine } from '../csv/csv.ts';
import { listTaskColumns } from '../tasks/task-columns.ts';
import { citeTask } from '#catalogue/citing/task-citation.ts';
import { toBibtex } from '../citation/bibtex.ts';

/** Every task as a line of JSON. Each line contains the canary, since lines may be used on their own. */
export function* writeTaskLines(catalogue: Catalogue, root: string): Generator<string> {
  const { canary } = catalogue.about;
  for (const entry of catalogue.entries) {
    const record = toTaskRecord(entry, root);
    const marked = canary === undefined ? record : { ...record, canary };
    yield `${JSON.stringify(marked)}\n`;
  }
}

/** Every task as a row of a table, in pieces; without the task file itself. */
export function* writeTasksCsv(catalogue: Catalogue, root: string): Generator<string> {
  const columns = listTaskColumns(catalogue);
  yield toCsvLine(columns.map(({ name }) => name));
  for (const entry of catalogue.entries) {
    const record = toTaskRecord(entry, root);
    yield toCsvLine(columns.map(({ read }) => read(record)));
  }
}

/**
 * A BibTeX entry for each task in the order of the dataset, with an empty line between them.
 *
 * @param root the address that the site is published at, or its base path when that is not known
 */
export function* writeTasksBibtex({ about, entries }: Catalogue, root: string): Generator<string> {
  const siteAddress = /^https?:/.test(root) ? root : undefined;
  let separator = '';
  for (const entry of entries) {
    yield separator + toBibtex(citeTask(entry, about, siteAddress), about.canary);
    separator = '\n';
  }
}
