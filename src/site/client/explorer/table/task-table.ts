import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import {
  type ExplorerQuery,
  type ExplorerSort,
  readSort,
  writeSort,
} from '#explorer/query/explorer-query.ts';
import type { ColumnName } from '#explorer/query/explorer-columns.ts';
import { splitColumns } from '#explorer/query/same-values.ts';
import { fewRows, findOpening } from '#explorer/query/shared-opening.ts';
import { findElement } from '#dom/find-element.ts';
import type { RowSearch } from '#site/client/line/row-search.ts';
import { createColumnMenu } from './column-menu.ts';
import { createResultList, type ResultList } from './result-list.ts';
import { renderRow } from './result-rows.ts';
import { createSortHeads } from './sort-heads.ts';

/** The table of the found tasks, with its order and its columns. */
export interface TaskTable {
  element: HTMLElement;
  results: ResultList;
  /** The columns that readers can choose from, in the order of the table. */
  columns: readonly ColumnName[];
  /**
   * @param rows in the order of the table
   * @returns what all of them have in common, which no column shows
   */
  show: (rows: readonly number[], inRows: RowSearch, layout: TableLayout) => readonly string[];
}

/** How the table shows its tasks. */
interface TableLayout {
  query: ExplorerQuery;
  /** Undefined for the usual columns. */
  asked: readonly ColumnName[] | undefined;
}

/** What a reader does with the table. */
export interface TableActions {
  sort: (sort: ExplorerSort) => void;
  chooseColumns: (asked: TableLayout['asked']) => void;
}

/**
 * @param root has the table, the list of orders and the menu of columns
 * @param valuesOf the values that each facet of the dataset has
 */
export function createTaskTable(
  root: HTMLElement,
  data: ExplorerData,
  valuesOf: ReadonlyMap<string, unknown>,
  { sort, chooseColumns }: TableActions,
): TaskTable {
  const { tasks = '', language = '', columns = '' } = root.dataset;
  const usual = columns.split(' ').filter(Boolean) as ColumnName[];
  const find = (selector: string) => findElement(root, selector, HTMLElement);
  const [element, empty] = [find('[role=table]'), find('.empty')];
  const order = findElement(root, 'select', HTMLSelectElement);
  const results = createResultList(find('.results'));
  const heads = createSortHeads(element, sort);
  const menu = createColumnMenu(find('.columns-menu'), element, (chosen) => {
    chooseColumns(chosen.join() === usual.join() ? undefined : chosen);
  });
  order.addEventListener('change', () => {
    sort(readSort(order.value, valuesOf));
  });
  return {
    element,
    results,
    columns: menu.columns,
    show(rows, inRows, { query, asked }) {
      const { differing, same } = splitColumns(data.index, rows, usual);
      const shown =
        asked ?? usual.filter((name) => name === query.sort.by || differing.includes(name));
      const { included } = query;
      const opening = findOpening(data, rows);
      // It reads its position on the page, so it comes before the changes to the page.
      results.show(rows, (row) =>
        renderRow(data, row, inRows, { tasks, language, columns: shown, included, opening }),
      );
      root.toggleAttribute('data-few', rows.length <= fewRows);
      const [usualOrder] = order.options;
      if (usualOrder) usualOrder.text = query.text === '' ? 'File order' : 'Best match';
      order.value = writeSort(query.sort);
      heads.show(query.sort);
      menu.show(asked ?? usual, shown);
      root.toggleAttribute('data-asked', asked !== undefined);
      empty.hidden = rows.length > 0;
      element.ariaRowCount = String(rows.length + 1);
      return same
        .filter(({ facet }) => !shown.includes(facet) && (included.get(facet)?.size ?? 0) === 0)
        .map(({ text }) => text);
    },
  };
}
