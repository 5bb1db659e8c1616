import type { Catalogue } from '#catalogue/catalogue.ts';
import { arrangeFacts } from '#catalogue/facts/arrange-facts.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';

/**
 * Everything that the page of a task shows of the dataset beside what all pages show, as data: pages
 * of equal views are equal. The task itself is there whole; of others, what links to them say.
 */
export function toTaskPageData(
  entry: TaskEntry,
  catalogue: Pick<Catalogue, Finders | 'fields' | 'isUsual'>,
): unknown[] {
  const { findNeighbours, findPicture, findRelated, findShortcuts } = catalogue;
  return [
    entry,
    findNeighbours(entry).map(({ group: { facet, name, tasks }, position, previous, next }) => [
      [facet, name, tasks.length, position],
      [previous?.path, next?.path],
    ]),
    findShortcuts(entry),
    findRelated(entry).ties.map(({ reason, tasks }) => [reason, tasks.map(toLinkData)]),
    arrangeFacts(entry, catalogue, () => false),
    findPicture(entry.apps.map(({ name }) => name)),
  ];
}

type Finders = 'findNeighbours' | 'findPicture' | 'findRelated' | 'findShortcuts';

const toLinkData = ({ id, path, difference, task }: TaskEntry) => [
  id,
  path,
  difference,
  task.instruction,
];
