import { sortRows, unpackIndex } from '../../../catalogue/explorer/explorer-data.ts';
import type { ExplorerFacetName } from '../../../catalogue/addresses/facet-names.ts';
import { addColumns, readColumns } from '../../../catalogue/explorer/explorer-columns.ts';
import { type ExplorerFile, readExplorerFile } from '../../../catalogue/explorer/explorer-file.ts';
import type { ExplorerIndex } from '../../../catalogue/explorer/explorer-index.ts';
import {
  type Choice,
  type ExplorerQuery,
  readQuery,
  readSort,
  withAll,
  withChoice,
  writeQuery,
  writeSort,
} from '../../../catalogue/explorer/explorer-query.ts';
import { readSet } from '../../../catalogue/explorer/pinned-set.ts';
import { select } from '../../../catalogue/explorer/explorer-select.ts';
import type { LineChoice } from '../../../catalogue/finder/resolve-line.ts';
import { findElement } from '../../../search/ui/find-element.ts';
import { addChoices, withoutTerms } from '../../../catalogue/finder/line-choices.ts';
import { createLateSearch } from '../line/late-search.ts';
import { createLineBox } from '../line/line-box.ts';
import { createAddressWriter } from './address-writer.ts';
import { createColumnMenu } from './column-menu.ts';
import { createFacetPanel, type FacetPanel } from './facets/facet-panel.ts';
import { createSelectionExport } from './export/export-selection.ts';
import { moveByKey } from './move-by-key.ts';
import { createResultList, type ResultList } from './result-list.ts';
import { renderRow } from './result-rows.ts';
import { afterFrame, whenIdle } from './schedule.ts';
import { createSortHeads } from './sort-heads.ts';
import { createToolbar } from './toolbar.ts';

/** On a narrow screen open filters would hide the results. */
const isWide = matchMedia('(min-width: 50rem)');

/** Facets that are open from the start. */
const openFacets: ReadonlySet<string> = new Set(['app', 'checks', 'metric']);

/** The explorer of `/tasks/`: loads the index; all of its state is in the address. */
class TaskExplorer extends HTMLElement {
  #box = findElement(this, 'input[type=search]', HTMLInputElement);
  #order = findElement(this, 'select', HTMLSelectElement);
  #filters = findElement(this, '.filters', HTMLDetailsElement);
  #empty = findElement(this, '.empty', HTMLElement);
  #table = findElement(this, '[role=table]', HTMLElement);
  #results: ResultList = createResultList(findElement(this, '.results', HTMLElement));

  connectedCallback(): void {
    this.#filters.open = isWide.matches;
    isWide.addEventListener('change', () => (this.#filters.open = isWide.matches));
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const response = await fetch(this.dataset.index ?? '');
      if (!response.ok) throw new Error(response.statusText);
      this.#start(readExplorerFile((await response.json()) as ExplorerFile));
    } catch {
      this.classList.add('failed');
      findElement(this, '.unloaded', HTMLElement).hidden = false;
    }
  }

  #start(index: ExplorerIndex): void {
    const data = unpackIndex(index);
    const { tasks = '', language = '', files = '', title = '', columns = '' } = this.dataset;
    const usualColumns = columns.split(' ').filter(Boolean) as ExplorerFacetName[];
    const valuesOf = new Map(index.facets.map(({ name, values }) => [name, new Set(values)]));
    const late = createLateSearch(data, this.dataset.details ?? '', () => {
      show();
    });
    const address = createAddressWriter();
    const exportPanel = findElement(this, '.export-panel', HTMLDetailsElement);
    const notice = findElement(this, '.set', HTMLElement);
    const selectionExport = createSelectionExport(exportPanel, notice, { files, dataset: title });
    const panels = new Map<ExplorerFacetName, FacetPanel>();
    let { query, unknown } = readQuery(location.search, valuesOf);
    let pinned = readSet(location.search);
    let asked = readColumns(location.search)?.columns;
    let typed: readonly LineChoice[] = [];
    let counted: ReadonlyMap<ExplorerFacetName, unknown> = new Map();

    const writeState = () => {
      const search = writeQuery(query);
      return asked ? addColumns(search, asked) : search;
    };
    const change = (next: ExplorerQuery, way: 'push' | 'replace' = 'push') => {
      query = next;
      unknown = [];
      pinned = undefined;
      address.write(writeState(), way);
      show();
    };
    const decide = (facet: ExplorerFacetName, value: string, choice: Choice) =>
      withChoice(withoutTerms(query, typed, facet, value), facet, value, choice);
    const choose = (facet: ExplorerFacetName, value: string, choice: Choice) => {
      change(decide(facet, value, choice));
    };
    const line = createLineBox(this, this.#box, late, (text, way) => {
      change({ ...query, text }, way);
    });
    const heads = createSortHeads(this.#table, (sort) => {
      change({ ...query, sort });
    });
    const columnMenu = createColumnMenu(
      findElement(this, '.columns-menu', HTMLElement),
      this.#table,
      (chosen) => {
        asked = chosen.join() === usualColumns.join() ? undefined : chosen;
        change(query, 'replace');
      },
    );
    const toolbar = createToolbar(this, index, {
      open: (facet, values) => {
        for (const value of values) query = decide(facet, value, 'open');
        change(query);
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
      const isOpen = (facet: ExplorerFacetName) => panels.get(facet)?.element.open === true;
      const { rows, counts } = select(index, chosen, searched.fits, isOpen);
      counted = counts;
      // It reads its position on the page, so it comes before the changes to the page.
      const isByLikeness = query.sort.by === undefined;
      const sorted = isByLikeness ? searched.order(rows) : sortRows(data, rows, query.sort);
      this.#results.show(sorted, (row) =>
        renderRow(data, row, searched.inRows, { tasks, language, columns: shownColumns }),
      );
      for (const [name, panel] of panels) {
        panel.show({
          counts: counts.get(name),
          included: chosen.included.get(name) ?? new Set(),
          isAll: query.all.has(name),
          excluded: chosen.excluded.get(name) ?? new Set(),
        });
      }
      line.show(query.text, searched.found);
      this.#order.value = writeSort(query.sort);
      heads.show(query.sort);
      columnMenu.show(shownColumns);
      this.toggleAttribute('data-asked', asked !== undefined);
      this.#empty.hidden = rows.length > 0;
      this.#table.ariaRowCount = String(rows.length + 1);
      const search = writeQuery(query);
      toolbar.show(rows, { query: chosen, unknown }, search);
      // At first readers wait for the tasks alone.
      if (panels.size > 0) toolbar.showSame(rows, chosen);
      selectionExport.show({ data, rows, search }, pinned);
    };

    const addFacets = () => {
      for (const column of index.facets) {
        const panel = createFacetPanel(column, openFacets.has(column.name), {
          choose(value, choice) {
            choose(column.name, value, choice);
          },
          matchAll(isAll) {
            change(withAll(query, column.name, isAll));
          },
        });
        panel.element.addEventListener('toggle', () => {
          if (panel.element.open && !counted.has(column.name)) show();
        });
        panels.set(column.name, panel);
        findElement(this, '.facets', HTMLElement).append(panel.element);
      }
      this.classList.add('ready');
      show();
    };
    this.#order.addEventListener('change', () => {
      change({ ...query, sort: readSort(this.#order.value, valuesOf) });
    });
    findElement(this, 'form', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      this.#results.focus(0);
    });
    addEventListener('popstate', () => {
      ({ query, unknown } = readQuery(location.search, valuesOf));
      pinned = readSet(location.search);
      asked = readColumns(location.search)?.columns;
      show();
    });
    document.addEventListener('keydown', (event) => {
      moveByKey(event, this.#box, this.#results);
    });
    this.classList.add('listed');
    show();
    // Readers wait for the tasks, so the filters come a frame later.
    afterFrame(addFacets);
    // Otherwise the first word would wait for it.
    this.#box.addEventListener(
      'focus',
      () => {
        whenIdle(late.prepare);
      },
      { once: true },
    );
  }
}

customElements.define('task-explorer', TaskExplorer);
