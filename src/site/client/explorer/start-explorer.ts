import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import type { LineChoice } from '#explorer/finder/resolve-term.ts';
import { shortenLine } from '#explorer/finder/parse-line.ts';
import { findElement } from '#dom/find-element.ts';
import { createSearchLoader } from '../line/search-loader.ts';
import { createAddressWriter, type Way } from './address-writer.ts';
import { createActions } from './explorer-actions.ts';
import { createExplorerParts } from './explorer-parts.ts';
import { changeState, readState, type StateChanges, writeState } from './explorer-state.ts';
import { createFacetPanels, type FacetPanels } from './facets/facet-panels.ts';
import { createChangeNotice, storeSelection } from './selection-changes.ts';
import { moveByKey } from './move-by-key.ts';
import { afterFrame, whenIdle } from './schedule.ts';
import { listTasks } from './table/list-tasks.ts';
import type { TaskTable } from './table/task-table.ts';
import { createUnfinishedWord } from './unfinished-word.ts';

/** Shows what the address asks for; what a reader does changes it, and all parts show it again. */
export function startExplorer(root: HTMLElement, data: ExplorerData): void {
  const { index } = data;
  const box = findElement(root, 'input[type=search]', HTMLInputElement);
  const notice = createChangeNotice(findElement(root, '.since', HTMLElement));
  const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
  const address = createAddressWriter();
  const late = createSearchLoader(data, root.dataset.details ?? '', show);
  const isUnfinished = createUnfinishedWord(box, show);
  let typed: readonly LineChoice[] = [];
  let sorted: readonly number[] = [];
  let panels: FacetPanels | undefined;

  const change = (changes: StateChanges, way: Way = 'push') => {
    state = changeState(state, changes);
    address.write(writeState(state, valuesOf), way);
    notice.hide();
    show();
  };
  const actions = createActions({ valuesOf, read: () => ({ ...state, typed }), change, show });
  const parts = createExplorerParts(root, data, valuesOf, late, actions);
  const readAddress = () => readState(location.search, valuesOf, parts.table.columns);
  let state = readAddress();
  const listPaths = () => sorted.map((row) => data.paths[row] ?? '');
  function show(): void {
    const searched = late.find(state.query.text);
    parts.showProgress(searched);
    if (typeof searched === 'string') return;
    const isOpen = (facet: ExplorerFacetName) => panels?.isOpen(facet) === true;
    const listed = listTasks(data, state.query, searched, isOpen);
    if (listed.rows.length === 0 && isUnfinished()) {
      parts.showProgress('loading');
      return;
    }
    ({ typed, sorted } = listed);
    parts.show({ state, searched, listed }, panels);
    if (panels) notice.compare(writeState(state, valuesOf), listPaths);
  }

  addEventListener('popstate', () => {
    state = readAddress();
    notice.hide();
    show();
  });
  addListeners(box, parts.table, (position) => {
    storeSelection(writeState(state, valuesOf), listPaths(), position);
  });
  const text = shortenLine(box.value.trim());
  if (text === state.query.text) show();
  // Something else was typed before the index was there.
  else change({ query: { ...state.query, text } }, 'replace');
  // Readers wait for the tasks, so the filters come a frame later.
  afterFrame(() => {
    panels = createFacetPanels(index, findElement(root, '.facets', HTMLElement), actions);
    show();
  });
  // Otherwise the first word would wait for it.
  const prepare = () => {
    whenIdle(late.prepare);
  };
  box.addEventListener('focus', prepare, { once: true });
}

/** @param leave called with the position of a result that is opened */
function addListeners(box: HTMLElement, table: TaskTable, leave: (position: number) => void): void {
  document.addEventListener('keydown', (event) => {
    moveByKey(event, box, table.results);
  });
  table.element.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
    if (row) leave(Number(row.dataset.position));
  });
}
