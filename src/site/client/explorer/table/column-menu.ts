import type { ColumnName } from '#explorer/query/explorer-columns.ts';

/** The menu of the table's columns, and their heads. */
export interface ColumnMenu {
  /** All that there are, in the order of the table. */
  columns: readonly ColumnName[];
  /** @param shown those that are in the table; in others all tasks are the same */
  show: (columns: readonly ColumnName[], shown: readonly ColumnName[]) => void;
}

/**
 * @param menu has a box for each column, whose value is its facet
 * @param table its heads have `data-sort`
 */
export function createColumnMenu(
  menu: HTMLElement,
  table: HTMLElement,
  choose: (columns: readonly ColumnName[]) => void,
): ColumnMenu {
  const boxes = [...menu.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const heads = [...table.querySelectorAll<HTMLElement>('[data-sort]')];
  menu.addEventListener('change', () => {
    choose(listColumns(boxes.filter(({ checked }) => checked)));
  });
  return {
    columns: listColumns(boxes),
    show(columns, shown) {
      const chosen: ReadonlySet<string> = new Set(columns);
      const heading: ReadonlySet<string> = new Set(['instruction', ...shown]);
      for (const box of boxes) box.checked = chosen.has(box.value);
      for (const head of heads) head.hidden = !heading.has(head.dataset.sort ?? '');
      table.style.setProperty('--columns', `${shown.length}`);
    },
  };
}

const listColumns = (boxes: readonly HTMLInputElement[]): ColumnName[] =>
  boxes.map(({ value }) => value as ColumnName);
