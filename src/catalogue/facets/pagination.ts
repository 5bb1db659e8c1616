/** As many tasks as one page of a list shows. */
const pageSize = 100;

/** As many as the first page of a group shows: enough to look through, before the explorer helps more. */
const firstOfGroup = 50;

/** How many pages a list takes; an empty list takes one. */
export function countPages(items: readonly unknown[], size = pageSize, first = size): number {
  return 1 + Math.max(0, Math.ceil((items.length - first) / size));
}

/** The part of a list that a page shows, pages counted from 1. */
export function slicePage<Item>(
  items: readonly Item[],
  page: number,
  size = pageSize,
  first = size,
): readonly Item[] {
  const start = first + (page - 2) * size;
  return page === 1 ? items.slice(0, first) : items.slice(start, start + size);
}

/** How many pages the tasks of a group take. */
export const countGroupPages = (tasks: readonly unknown[]): number =>
  countPages(tasks, pageSize, firstOfGroup);

/** The tasks that a page of a group shows. */
export const sliceGroupPage = <Item>(tasks: readonly Item[], page: number): readonly Item[] =>
  slicePage(tasks, page, pageSize, firstOfGroup);
