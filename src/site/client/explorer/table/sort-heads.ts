import type { ExplorerSort } from '#explorer/query/explorer-query.ts';

/** The heads of the table's columns, each with a button to sort by. */
export interface SortHeads {
  show: (sort: ExplorerSort) => void;
}

/**
 * A first click sorts, a second one reverses the order, a third one restores that of the dataset.
 * Numbers begin with the largest.
 *
 * @param table its heads have `data-sort`, and `data-first="descending"` for numbers
 */
export function createSortHeads(
  table: HTMLElement,
  choose: (sort: ExplorerSort) => void,
): SortHeads {
  const heads = [...table.querySelectorAll<HTMLElement>('[data-sort]')];
  let current: ExplorerSort = { by: undefined, descending: false };
  for (const head of heads) {
    head.addEventListener('click', () => {
      choose(nextSort(head, current));
    });
  }
  return {
    show(sort) {
      current = sort;
      for (const head of heads) {
        const way = sort.descending ? 'descending' : 'ascending';
        head.ariaSort = head.dataset.sort === sort.by ? way : 'none';
      }
    },
  };
}

function nextSort({ dataset }: HTMLElement, { by, descending }: ExplorerSort): ExplorerSort {
  const first = dataset.first === 'descending';
  if (dataset.sort !== by) return { by: dataset.sort as ExplorerSort['by'], descending: first };
  return descending === first ? { by, descending: !first } : { by: undefined, descending: false };
}
