import type { Catalogue } from '../../catalogue/catalogue.ts';
import { countSearchParts, findSearchPart, toPartFolder } from '../../export/search-parts.ts';
import { searchRecords, type SearchRecord } from '../../export/search-records.ts';

/** Records that share an index. */
export interface RecordPart {
  /** Where it lies below the folder of the search index; empty for the main one. */
  folder: string;
  records: readonly SearchRecord[];
}

/** Shares the tasks out, where there are many; the main index, with all else, comes last. */
export function splitRecords(catalogue: Catalogue): RecordPart[] {
  const count = countSearchParts(catalogue.entries.length);
  const main: SearchRecord[] = [];
  const parts: SearchRecord[][] = count === 1 ? [] : Array.from({ length: count }, () => []);
  for (const record of searchRecords(catalogue)) {
    const isTask = record.filters.kind[0] === 'Tasks';
    const part = isTask ? parts[findSearchPart(record.url, count)] : undefined;
    (part ?? main).push(record);
  }
  return [
    ...parts.map((records, part) => ({ folder: toPartFolder(part), records })),
    { folder: '', records: main },
  ];
}
