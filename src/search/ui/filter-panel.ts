import { readFilterValue } from '../records/filter-value.ts';
import { searchKinds } from '../records/search-kinds.ts';
import { buildElement } from './build-element.ts';
import type { FilterName, SearchQuery } from './find-groups.ts';
import type { Pagefind } from './pagefind.ts';

/** The filters of the dialog: boxes to tick, and a button for each ticked value that removes it. */
export interface FilterPanel {
  chosen: () => SearchQuery['chosen'];
  clear: () => void;
  /** Fills the filters that were opened before their values were loaded. */
  fillOpen: () => void;
}

/**
 * @param load called when values are first needed, which takes another few kilobytes
 * @param change called when the choice changes
 */
export function createFilterPanel(
  root: HTMLElement,
  load: () => Promise<Pagefind>,
  change: (delay: number) => Promise<void>,
): FilterPanel {
  const chosen = new Map<FilterName, Set<string>>();
  const chips = root.querySelector('.chosen');
  const boxes = new Map<string, HTMLInputElement>();

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
      [...values].map((value) => createChip(name, value, choose)),
    );
    chips?.replaceChildren(...all);
  };

  const fill = async (details: HTMLDetailsElement, name: FilterName) => {
    const list = details.querySelector('ul');
    if (!list || list.childElementCount > 0) return;
    const counts = name === 'kind' ? undefined : (await (await load()).filters())[name];
    const values = counts ? byCount(counts) : allKinds;
    const rows = values.map(({ value, count }) => {
      const box = buildElement('input', { type: 'checkbox' });
      box.addEventListener('change', () => {
        choose(name, value, box.checked);
      });
      boxes.set(`${name} ${value}`, box);
      const number = buildElement('small', {}, count === undefined ? '' : String(count));
      const label = buildElement('span', { dir: 'auto' }, readFilterValue(value).label);
      return buildElement('li', {}, buildElement('label', {}, box, label, ' ', number));
    });
    list.replaceChildren(...rows);
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
  };
}

interface FilterChoice {
  value: string;
  /** Absent until numbers are loaded. */
  count?: number;
}

const allKinds: readonly FilterChoice[] = searchKinds.map(({ label }) => ({ value: label }));

/** The most frequent first. */
function byCount(counts: Record<string, number>): FilterChoice[] {
  return Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count);
}

function createChip(
  name: FilterName,
  value: string,
  choose: (name: FilterName, value: string, isChosen: boolean) => void,
): HTMLElement {
  const { label } = readFilterValue(value);
  const chip = buildElement('button', { type: 'button', dir: 'auto' }, label);
  chip.setAttribute('aria-label', `Remove the filter ${label}`);
  chip.addEventListener('click', () => {
    const next = chip.closest('li')?.nextElementSibling?.querySelector('button');
    const box = chip.closest('dialog')?.querySelector<HTMLElement>('[role=searchbox]');
    choose(name, value, false);
    (next?.isConnected ? next : box)?.focus();
  });
  return buildElement('li', {}, chip);
}
