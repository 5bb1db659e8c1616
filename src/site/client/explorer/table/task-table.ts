import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import {
  type ExplorerQuery,
  type ExplorerSort,
  readSort,
  writeSort,
} from '#explorer/query/explorer-query.ts';
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
  columns: readonly ExplorerFacetName[];
  /** @param rows in the order of the table */
  show: (rows: readonly number[], inRows: RowSearch, layout: TableLayout) => void;
}

/** How the table shows its tasks. */
interface TableLayout {
  query: ExplorerQuery;
  /** Undefined for the usual columns. */
  asked: readonly ExplorerFacetName[] | undefined;
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
  const usual = columns.split(' ').filter(Boolean) as ExplorerFacetName[];
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
      const shown = asked ?? usual;
      // It reads its position on the page, so it comes before the changes to the page.
      results.show(rows, (row) =>
        renderRow(data, row, inRows, {
          tasks,
          language,
          columns: shown,
          included: query.included,
        }),
      );
      const [usualOrder] = order.options;
      if (usualOrder) usualOrder.text = query.text === '' ? 'File order' : 'Best match';
      order.value = writeSort(query.sort);
      heads.show(query.sort);
      menu.show(shown);
      root.toggleAttribute('data-asked', asked !== undefined);
      empty.hidden = rows.length > 0;
      element.ariaRowCount = String(rows.length + 1);
    },
  };
}
