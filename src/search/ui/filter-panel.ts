import { searchKinds } from '../search-kinds.ts';
import { buildElement } from '#dom/build-element.ts';
import { countValues, createFilterList, type FilterList, type FilterValue } from './filter-list.ts';
import type { Found } from './find.ts';
import type { SearchedTasks } from './load-tasks.ts';
import type { FilterName, SearchQuery } from './search-query.ts';

/** The filters of the dialog: boxes to tick, and a button for each ticked value that removes it. */
export interface FilterPanel {
  chosen: () => SearchQuery['chosen'];
  clear: () => void;
  /** Fills the filters that were opened before their values were loaded. */
  fillOpen: () => void;
  /** Counts among the tasks that were found; a value that none of them has is hidden, unless none has any. */
  show: (counts: Found['counts']) => void;
}

/**
 * @param load called when values are first needed
 * @param change called when the choice changes
 */
export function createFilterPanel(
  root: HTMLElement,
  load: () => Promise<SearchedTasks>,
  change: (delay: number) => Promise<unknown>,
): FilterPanel {
  const chosen = new Map<FilterName, Set<string>>();
  const chips = root.querySelector('.chosen');
  const lists = new Map<FilterName, FilterList>();
  let found: Found['counts'] = new Map();

  const choose = (name: FilterName, value: string, isChosen: boolean) => {
    const values = chosen.get(name) ?? new Set();
    if (isChosen) values.add(value);
    else values.delete(value);
    if (values.size === 0) chosen.delete(name);
    else chosen.set(name, values);
    lists.get(name)?.tick(value, isChosen);
    showChips();
    void change(0);
  };
  const listChosen = () =>
    [...chosen].flatMap(([name, values]) => [...values].map((value) => ({ name, value })));
  const showChips = () => {
    const all = listChosen().map(({ name, value }) =>
      createChip(lists.get(name)?.labelOf(value) ?? value, () => {
        choose(name, value, false);
      }),
    );
    chips?.replaceChildren(...all);
  };
  const showCounts = () => {
    for (const [name, list] of lists) if (name !== 'kind') list.showCounts(found.get(name));
  };

  const fill = async (details: HTMLDetailsElement, name: FilterName) => {
    const values = name === 'kind' ? allKinds : countValues((await load()).data.index, name);
    const list = details.querySelector('ul');
    // It may have been opened again while its values were loaded.
    if (!list || lists.has(name)) return;
    lists.set(
      name,
      createFilterList(list, values, (value, isChosen) => {
        choose(name, value, isChosen);
      }),
    );
    showCounts();
  };
  const filters = [...root.querySelectorAll<HTMLDetailsElement>('.filters details')];
  const fillIfOpen = (details: HTMLDetailsElement) => {
    if (details.open) fill(details, details.dataset.filter as FilterName).catch(() => undefined);
  };
  for (const details of filters) {
    details.addEventListener('toggle', () => {
      fillIfOpen(details);
    });
  }

  return {
    chosen: () => new Map([...chosen].map(([name, values]) => [name, [...values]])),
    clear() {
      for (const { name, value } of listChosen()) lists.get(name)?.tick(value, false);
      chosen.clear();
      showChips();
      void change(0);
    },
    fillOpen() {
      filters.forEach(fillIfOpen);
    },
    show(counts) {
      found = counts;
      showCounts();
    },
  };
}

const allKinds: readonly FilterValue[] = searchKinds.map(({ label }) => ({ value: label, label }));

function createChip(label: string, remove: () => void): HTMLElement {
  const chip = buildElement('button', { type: 'button', dir: 'auto' }, label);
  chip.setAttribute('aria-label', `Remove the filter ${label}`);
  chip.addEventListener('click', () => {
    const list = chip.closest('ul');
    const position = [...(list?.children ?? [])].findIndex((item) => item.contains(chip));
    const box = chip.closest('dialog')?.querySelector<HTMLElement>('[role=searchbox]');
    remove();
    // The chips that are left were made again.
    (list?.children[position]?.querySelector('button') ?? box)?.focus();
  });
  return buildElement('li', {}, chip);
}
