import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { addresses } from '../../catalogue/addresses/addresses.ts';
import { countSearchParts, findSearchPart, toPartFolder } from '../records/search-parts.ts';

/** Tasks that share an index. */
export interface TaskPart {
  /** Where it is below the folder of the search index. */
  folder: string;
  entries: readonly TaskEntry[];
}

/** Shares many tasks out; few of them are in the main index, and no part is left. */
export function splitTasks(entries: readonly TaskEntry[]): TaskPart[] {
  const count = countSearchParts(entries.length);
  if (count === 1) return [];
  const parts = Array.from({ length: count }, (): TaskEntry[] => []);
  for (const entry of entries)
    parts[findSearchPart(addresses.task(entry.path), count)]?.push(entry);
  return parts.map((own, part) => ({ folder: toPartFolder(part), entries: own }));
}
