import { searchKinds } from '../search-kinds.ts';
import { buildElement } from './build-element.ts';
import { countValues, type FilterValue } from './filter-values.ts';
import type { Found } from './find.ts';
import type { SearchedTasks } from './load-tasks.ts';
import type { FilterName, SearchQuery } from './search-query.ts';
import { formatCount } from '../../text/figures/format-count.ts';

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
  const boxes = new Map<string, HTMLInputElement>();
  const labels = new Map<string, string>();
  const shown: ShownValue[] = [];
  let found: Found['counts'] = new Map();

  const choose = (name: FilterName, value: string, isChosen: boolean) => {
    const values = chosen.get(name) ?? new Set();
    if (isChosen) values.add(value);
    else values.delete(value);
    if (values.size === 0) chosen.delete(name);
    else chosen.set(name, values);
    const box = boxes.get(`${name} ${value}`);
    if (box) box.checked = isChosen;
    showChips();
    void change(0);
  };
  const showChips = () => {
    const all = [...chosen].flatMap(([name, values]) =>
      [...values].map((value) => {
        const label = labels.get(`${name} ${value}`) ?? value;
        return createChip(label, () => {
          choose(name, value, false);
        });
      }),
    );
    chips?.replaceChildren(...all);
  };

  const fill = async (details: HTMLDetailsElement, name: FilterName) => {
    const list = details.querySelector('ul');
    if (!list || list.childElementCount > 0) return;
    const values = name === 'kind' ? allKinds : countValues((await load()).data.index, name);
    const rows = values.map(({ value, label, count, position }) => {
      const box = buildElement('input', { type: 'checkbox' });
      box.addEventListener('change', () => {
        choose(name, value, box.checked);
      });
      labels.set(`${name} ${value}`, label);
      boxes.set(`${name} ${value}`, box);
      const number = buildElement('small', {}, count === undefined ? '' : formatCount(count));
      const text = buildElement('span', { dir: 'auto' }, label);
      const row = buildElement('li', {}, buildElement('label', {}, box, text, ' ', number));
      if (name !== 'kind') shown.push({ name, position, row, box, number });
      return row;
    });
    list.replaceChildren(...rows);
    showCounts();
  };
  const showCounts = () => {
    for (const { name, position, row, box, number } of shown) {
      const counts = found.get(name);
      const count = counts?.[position ?? -1];
      if (count === undefined) continue;
      number.textContent = formatCount(count);
      row.hidden = count === 0 && !box.checked && counts?.some(Boolean) === true;
    }
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
      for (const box of boxes.values()) box.checked = false;
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

interface ShownValue {
  name: Exclude<FilterName, 'kind'>;
  /** Among the values of its facet. */
  position: number | undefined;
  row: HTMLElement;
  box: HTMLInputElement;
  number: HTMLElement;
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
