import { memoize } from '#text/memoize.ts';
import { explorerFacets } from '../facets/explorer-facets.ts';
import type { OwnField } from '../fields/own-field.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** Whether a task has the values of a facet or of an own field that at least half of the tasks have. */
export type UsualTest = (entry: TaskEntry, name: string) => boolean;

export function createUsualTest(
  entries: readonly TaskEntry[],
  fields: readonly OwnField[],
): UsualTest {
  const readerOf = new Map<
    string,
    OwnField['valuesOf'] | ((entry: TaskEntry) => readonly string[])
  >([
    ...explorerFacets.map(({ name, valuesOf }) => [name, valuesOf] as const),
    ...fields.map(({ key, valuesOf }) => [key, valuesOf] as const),
  ]);
  const describe = (entry: TaskEntry, name: string) =>
    JSON.stringify(readerOf.get(name)?.(entry) ?? []);
  const usualOf = memoize((name: string) => {
    const tasks = Map.groupBy(entries, (entry) => describe(entry, name));
    return [...tasks].find(([, sharing]) => sharing.length * 2 >= entries.length)?.[0];
  });
  return (entry, name) => describe(entry, name) === usualOf(name);
}
