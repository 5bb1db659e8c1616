import { collectStrings } from '#text/json/collect-strings.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/**
 * The tasks that each task names by their ids in fields of the project's own, then those that name it.
 * An id that several tasks have is no link, and neither is one that may be any number.
 */
export function findTaskLinks(entries: readonly TaskEntry[]): Map<TaskEntry, TaskEntry[]> {
  const named = new Map<TaskEntry, TaskEntry[]>();
  const naming = new Map<TaskEntry, TaskEntry[]>();
  const byId = Map.groupBy(entries, ({ id }) => id);
  for (const entry of entries) {
    for (const text of new Set(collectStrings(entry.task.extra))) {
      const [linked, another] = /\D/.test(text) ? (byId.get(text) ?? []) : [];
      if (!linked || another || linked === entry) continue;
      append(named, entry, linked);
      append(naming, linked, entry);
    }
  }
  for (const [entry, others] of naming) {
    for (const other of others) if (!named.get(entry)?.includes(other)) append(named, entry, other);
  }
  return named;
}

export function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
