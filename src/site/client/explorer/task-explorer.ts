import type { ExplorerData } from '../../../catalogue/explorer/explorer-data.ts';
import type { ExplorerFacetName } from '../../../addresses/facet-names.ts';
import { addColumns, readColumns } from '../../../catalogue/explorer/explorer-columns.ts';
import {
  type Choice,
  type ExplorerQuery,
  readQuery,
  readSort,
  withAll,
  writeQuery,
  writeSort,
} from '../../../catalogue/explorer/explorer-query.ts';
import { readSet } from '../../../catalogue/explorer/pinned-set.ts';
import { select } from '../../../catalogue/explorer/explorer-select.ts';
import { sortRows } from '../../../catalogue/explorer/sort-rows.ts';
import type { LineChoice } from '../../../catalogue/finder/resolve-line.ts';
import { findElement } from '../../../search/ui/find-element.ts';
import { chooseValues } from '../../../catalogue/finder/choose-values.ts';
import { addChoices } from '../../../catalogue/finder/line-choices.ts';
import { createLateSearch } from '../line/late-search.ts';
import { createLineBox } from '../line/line-box.ts';
import { createAddressWriter } from './address-writer.ts';
import { createColumnMenu } from './table/column-menu.ts';
import { openEntered } from './entered-words.ts';
import { createFacetPanels, type FacetPanels } from './facets/facet-panels.ts';
import { readExportContext } from './export/export-context.ts';
import { createSelectionExport } from './export/export-selection.ts';
import { loadIndex } from './load-index.ts';
import { moveByKey } from './move-by-key.ts';
import { createResultList, type ResultList } from './table/result-list.ts';
import { renderRow } from './table/result-rows.ts';
import { afterFrame, whenIdle } from './schedule.ts';
import { createSortHeads } from './table/sort-heads.ts';
import { describeChange, showChange, storeSelection } from './stored-selection.ts';
import { createToolbar } from './toolbar.ts';

/** On a narrow screen open filters would hide the results. */
const isWide = matchMedia('(min-width: 50rem)');

/** The explorer of `/tasks/`: loads the index; all of its state is in the address. */
class TaskExplorer extends HTMLElement {
  #box = findElement(this, 'input[type=search]', HTMLInputElement);
  #order = findElement(this, 'select', HTMLSelectElement);
  #filters = findElement(this, '.filters', HTMLDetailsElement);
  #empty = findElement(this, '.empty', HTMLElement);
  #since = findElement(this, '.since', HTMLElement);
  #table = findElement(this, '[role=table]', HTMLElement);
  #results: ResultList = createResultList(findElement(this, '.results', HTMLElement));

  connectedCallback(): void {
    const openFilters = () => (this.#filters.open = isWide.matches);
    isWide.addEventListener('change', openFilters);
    openFilters();
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.#start(await loadIndex(this.dataset.index ?? ''));
    } catch {
      this.classList.add('failed');
      findElement(this, '.unloaded', HTMLElement).hidden = false;
    }
  }

  #start(data: ExplorerData): void {
    const { index } = data;
    const { tasks = '', language = '', columns = '' } = this.dataset;
    const usualColumns = columns.split(' ').filter(Boolean) as ExplorerFacetName[];
    const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
    const late = createLateSearch(data, this.dataset.details ?? '', () => {
      show();
    });
    const address = createAddressWriter();
    const panel = findElement(this, '.export-panel', HTMLDetailsElement);
    const notice = findElement(this, '.set', HTMLElement);
    const selectionExport = createSelectionExport(panel, notice, readExportContext(this.dataset));
    let panels: FacetPanels | undefined;
    let found: readonly number[] = [];
    let isUncompared = true;
    const columnMenu = createColumnMenu(
      findElement(this, '.columns-menu', HTMLElement),
      this.#table,
      (chosen) => {
        asked = chosen.join() === usualColumns.join() ? undefined : chosen;
        change(query, 'replace');
      },
    );
    const readState = () => ({
      ...readQuery(location.search, valuesOf, columnMenu.columns),
      pinned: readSet(location.search),
      asked: readColumns(location.search, columnMenu.columns)?.columns,
    });
    let { query, unknown, pinned, asked } = readState();
    let typed: readonly LineChoice[] = [];

    const form = findElement(this, 'form', HTMLFormElement);
    const isSearching = () => this.#table.ariaBusy === 'true';
    const openIfEntered = openEntered(form, isSearching, () => {
      const isFocused = this.#results.focus(0);
      const link = document.activeElement;
      if (isFocused && found.length === 1 && link instanceof HTMLAnchorElement) link.click();
    });

    const writeState = () => {
      const search = writeQuery(query);
      return asked ? addColumns(search, asked) : search;
    };
    const change = (next: ExplorerQuery, way: 'push' | 'replace' = 'push') => {
      query = next;
      unknown = [];
      pinned = undefined;
      isUncompared = false;
      address.write(writeState(), way);
      showChange(this.#since);
      show();
    };
    const decide = (facet: ExplorerFacetName, values: readonly string[], choice: Choice) => {
      change(chooseValues(query, typed, facet, values, choice));
    };
    const listPaths = () => found.map((row) => data.paths[row] ?? '');
    const line = createLineBox(this, this.#box, late, (text, way) => {
      change({ ...query, text }, way);
    });
    const heads = createSortHeads(this.#table, (sort) => {
      change({ ...query, sort });
    });
    const toolbar = createToolbar(this, index, {
      open: (facet, values) => {
        decide(facet, values, 'open');
        this.#box.focus();
      },
      reset: () => {
        change(readQuery('', valuesOf).query);
        this.#box.focus();
      },
    });
    const show = () => {
      const shownColumns = asked ?? usualColumns;
      const searched = late.find(query.text);
      this.#table.ariaBusy = String(searched === 'loading');
      if (searched === 'loading') return;
      typed = searched.found?.choices ?? [];
      const chosen = addChoices(query, typed);
      const isOpen = (facet: ExplorerFacetName) => panels?.isOpen(facet) === true;
      const { rows, counts } = select(index, chosen, searched.fits, isOpen);
      // It reads its position on the page, so it comes before the changes to the page.
      const isByLikeness = query.sort.by === undefined;
      found = isByLikeness ? searched.order(rows) : sortRows(data, rows, query.sort);
      this.#results.show(found, (row) =>
        renderRow(data, row, searched.inRows, { tasks, language, columns: shownColumns }),
      );
      panels?.show(chosen, counts);
      line.show(query.text, searched.found && { ...searched.found, rows });
      this.#order.value = writeSort(query.sort);
      heads.show(query.sort);
      columnMenu.show(shownColumns);
      this.toggleAttribute('data-asked', asked !== undefined);
      this.#empty.hidden = rows.length > 0;
      this.#table.ariaRowCount = String(rows.length + 1);
      const search = writeQuery(query);
      toolbar.show(rows, { query: chosen, unknown }, search);
      // At first readers wait for the tasks alone.
      if (panels) toolbar.showSame(rows, chosen);
      if (panels && isUncompared) {
        isUncompared = false;
        showChange(this.#since, describeChange(writeState(), listPaths()));
      }
      selectionExport.show({ data, rows, search }, pinned);
      this.classList.add('listed');
      this.classList.toggle('ready', panels !== undefined);
      openIfEntered();
    };

    const addFacets = () => {
      panels = createFacetPanels(index, findElement(this, '.facets', HTMLElement), {
        choose(facet, value, choice) {
          decide(facet, [value], choice);
        },
        matchAll(facet, isAll) {
          change(withAll(query, facet, isAll));
        },
        count: show,
      });
      show();
    };
    this.#order.addEventListener('change', () => {
      change({ ...query, sort: readSort(this.#order.value, valuesOf) });
    });
    addEventListener('popstate', () => {
      ({ query, unknown, pinned, asked } = readState());
      showChange(this.#since);
      show();
    });
    document.addEventListener('keydown', (event) => {
      moveByKey(event, this.#box, this.#results);
    });
    this.#table.addEventListener('click', ({ target }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
      if (row) storeSelection(writeState(), listPaths(), Number(row.dataset.position));
    });
    show();
    // Readers wait for the tasks, so the filters come a frame later.
    afterFrame(addFacets);
    // Otherwise the first word would wait for it.
    const prepare = () => {
      whenIdle(late.prepare);
    };
    this.#box.addEventListener('focus', prepare, { once: true });
  }
}

customElements.define('task-explorer', TaskExplorer);
