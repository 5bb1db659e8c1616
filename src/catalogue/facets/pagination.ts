/** As many tasks as one page of a list shows. */
const pageSize = 100;

/** How many pages a list takes; an empty list takes one. */
export function countPages(items: readonly unknown[], size = pageSize): number {
  return Math.max(1, Math.ceil(items.length / size));
}

/** The part of a list that a page shows, pages counted from 1. */
export function slicePage<Item>(
  items: readonly Item[],
  page: number,
  size = pageSize,
): readonly Item[] {
  return items.slice((page - 1) * size, page * size);
}
