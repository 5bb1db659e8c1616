import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import { writeQuery } from '#explorer/query/explorer-query.ts';
import { findElement } from '#dom/find-element.ts';
import type { SearchLoader, SearchedRows } from '../line/search-loader.ts';
import { createLineBox } from '../line/line-box.ts';
import { createSelectionExport } from './export/export-selection.ts';
import type { ExplorerActions } from './explorer-actions.ts';
import type { ExplorerState, ValuesOf } from './explorer-state.ts';
import type { FacetPanels } from './facets/facet-panels.ts';
import type { ListedTasks } from './table/list-tasks.ts';
import type { ResultList } from './table/result-list.ts';
import { createTaskTable, type TaskTable } from './table/task-table.ts';
import { createToolbar } from './toolbar.ts';

/** The parts of the page that are there from the start; the filters come later. */
export interface ExplorerParts {
  table: TaskTable;
  /** Says whether the search is still loaded, or cannot be. */
  showProgress: (searched: SearchedRows | 'loading' | 'failed') => void;
  show: (shown: Shown, panels: FacetPanels | undefined) => void;
}

/** What all parts show. */
interface Shown {
  state: ExplorerState;
  searched: SearchedRows;
  listed: ListedTasks;
}

export function createExplorerParts(
  root: HTMLElement,
  data: ExplorerData,
  valuesOf: ValuesOf,
  late: SearchLoader,
  actions: ExplorerActions,
): ExplorerParts {
  const box = findElement(root, 'input[type=search]', HTMLInputElement);
  const table = createTaskTable(root, data, valuesOf, actions);
  const line = createLineBox(root, box, late, actions.type);
  const toolbar = createToolbar(root, data.index, actions);
  const selectionExport = createSelectionExport(
    findElement(root, '.export-panel', HTMLDetailsElement),
    findElement(root, '.set', HTMLElement),
    root.dataset,
  );
  let sorted: readonly number[] = [];
  const isSearching = () => table.element.ariaBusy === 'true';
  const openIfEntered = openEntered(findElement(root, 'form', HTMLFormElement), isSearching, () => {
    openFirst(table.results, sorted.length);
  });
  return {
    table,
    showProgress(searched) {
      table.element.ariaBusy = String(searched === 'loading');
      if (searched !== 'failed') return;
      const status = findElement(root, '[role=status]', HTMLElement);
      status.textContent = 'The search cannot be loaded. Type to retry.';
    },
    show({ state, searched, listed }, panels) {
      const { query, pinned } = state;
      const { chosen, rows } = listed;
      const search = writeQuery(query, valuesOf);
      ({ sorted } = listed);
      const same = table.show(listed.sorted, searched.inRows, { ...state, query: chosen });
      panels?.show(chosen, listed.counts);
      line.show(query.text, searched.found && { ...searched.found, rows });
      toolbar.show(rows, { ...state, query: chosen }, search);
      // At first readers wait for the tasks alone.
      if (panels) toolbar.showSame(rows.length, same);
      selectionExport.show({ data, rows, search }, pinned);
      root.classList.add('listed');
      root.classList.toggle('ready', panels !== undefined);
      openIfEntered();
    },
  };
}

/** Focuses the first of the found tasks, and opens the only one. */
function openFirst(results: ResultList, count: number): void {
  const isFocused = results.focus(0);
  const link = document.activeElement;
  if (isFocused && count === 1 && link instanceof HTMLAnchorElement) link.click();
}

/**
 * Opens what was found when a form is submitted. Words that are entered before they can be searched
 * for are opened later.
 *
 * @returns to be called when something was found
 */
function openEntered(
  form: HTMLFormElement,
  isSearching: () => boolean,
  open: () => void,
): () => void {
  let isEntered = false;
  const openOnce = () => {
    if (!isEntered) return;
    isEntered = false;
    open();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    isEntered = true;
    if (!isSearching()) openOnce();
  });
  return openOnce;
}
