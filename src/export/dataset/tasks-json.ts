import type { Catalogue } from '../../catalogue/catalogue.ts';
import { toExportHead } from './export-head.ts';
import { toTaskRecord } from '../tasks/task-record.ts';
import { writeJsonList } from './write-json-list.ts';

/** Every task as one JSON object, in pieces. */
export function writeTasksJson(catalogue: Catalogue, root: string): Generator<string> {
  const head = toExportHead(catalogue, root, 'tasks');
  return writeJsonList(head, 'tasks', catalogue.entries, (entry) => toTaskRecord(entry, root));
}

/** Every task as a line of JSON. Each line contains the canary, since lines may be used on their own. */
export function* writeTaskLines(catalogue: Catalogue, root: string): Generator<string> {
  const { canary } = catalogue.about;
  for (const entry of catalogue.entries) {
    const record = toTaskRecord(entry, root);
    const marked = canary === undefined ? record : { ...record, canary };
    yield `${JSON.stringify(marked)}\n`;
  }
}
