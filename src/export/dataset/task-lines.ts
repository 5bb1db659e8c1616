import type { Catalogue } from '#catalogue/catalogue.ts';
import { toTaskRecord } from '../tasks/task-record.ts';

/** Every task as a line of JSON. Each line contains the canary, since lines may be used on their own. */
export function* writeTaskLines(catalogue: Catalogue, root: string): Generator<string> {
  const { canary } = catalogue.about;
  for (const entry of catalogue.entries) {
    const record = toTaskRecord(entry, root);
    const marked = canary === undefined ? record : { ...record, canary };
    yield `${JSON.stringify(marked)}\n`;
  }
}
