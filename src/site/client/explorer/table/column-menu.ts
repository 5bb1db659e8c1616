import type { ExplorerFacetName } from '#addresses/facet-names.ts';

/** The menu of the table's columns, and their heads. */
export interface ColumnMenu {
  /** All that there are, in the order of the table. */
  columns: readonly ExplorerFacetName[];
  show: (columns: readonly ExplorerFacetName[]) => void;
}

/**
 * @param menu has a box for each column, whose value is its facet
 * @param table its heads have `data-sort`
 */
export function createColumnMenu(
  menu: HTMLElement,
  table: HTMLElement,
  choose: (columns: readonly ExplorerFacetName[]) => void,
): ColumnMenu {
  const boxes = [...menu.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const heads = [...table.querySelectorAll<HTMLElement>('[data-sort]')];
  menu.addEventListener('change', () => {
    choose(listFacets(boxes.filter(({ checked }) => checked)));
  });
  return {
    columns: listFacets(boxes),
    show(columns) {
      const shown: ReadonlySet<string> = new Set(columns);
      for (const box of boxes) box.checked = shown.has(box.value);
      for (const head of heads) {
        const { sort = '' } = head.dataset;
        head.hidden = sort !== 'instruction' && !shown.has(sort);
      }
      table.style.setProperty('--columns', `${columns.length}`);
    },
  };
}

const listFacets = (boxes: readonly HTMLInputElement[]): ExplorerFacetName[] =>
  boxes.map(({ value }) => value as ExplorerFacetName);
