import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { Choice } from '../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from './build-element.ts';

/** A facet with its values, as boxes to tick. */
export interface FacetPanel {
  element: HTMLElement;
  /** Brings counts and choices up to date. */
  show: (counts: Uint32Array, included: ReadonlySet<string>, excluded: ReadonlySet<string>) => void;
}

/** Longer lists begin with the most frequent values and get a box to filter them. */
const shownValues = 7;

export function createFacetPanel(
  column: ExplorerColumn,
  isOpen: boolean,
  choose: (value: string, choice: Choice) => void,
): FacetPanel {
  const rows = column.values.map((value, position) =>
    createRow(value, column.labels?.[position] ?? value, choose),
  );
  const isLong = rows.length > shownValues + 1;
  const filter = buildElement('input', { type: 'text', spellcheck: false, autocomplete: 'off' });
  filter.ariaLabel = `Filter ${column.label.toLowerCase()}`;
  filter.placeholder = `Filter ${rows.length}`;
  const more = buildElement('button', { type: 'button', className: 'more' });
  let isWhole = false;
  let last: Parameters<FacetPanel['show']> | undefined;
  const list = buildElement('ul', {}, ...rows.map(({ element }) => element));
  const chosen = buildElement('span', { className: 'chosen' });
  const element = buildElement(
    'details',
    { open: isOpen },
    buildElement('summary', {}, column.label, ' ', chosen),
    ...(isLong ? [filter] : []),
    list,
    ...(isLong ? [more] : []),
  );

  const show: FacetPanel['show'] = (counts, included, excluded) => {
    last = [counts, included, excluded];
    const number = included.size + excluded.size;
    chosen.textContent = number === 0 ? '' : String(number);
    // What is folded away is brought up to date when it is opened.
    if (element.open) showRows(counts, included, excluded);
  };
  const showRows: FacetPanel['show'] = (counts, included, excluded) => {
    const wanted = filter.value.trim().toLowerCase();
    let shown = 0;
    for (const [position, row] of rows.entries()) {
      const count = counts[position] ?? 0;
      const choice = choiceOf(row.value, included, excluded);
      const isFound = wanted === '' || row.label.toLowerCase().includes(wanted);
      const isRoom = isWhole || wanted !== '' || shown < shownValues || !isLong;
      const isShown = choice !== 'open' || (isFound && isRoom && count > 0);
      if (isShown) shown++;
      row.show(count, choice, isShown);
    }
    const left = rows.filter((_, position) => (counts[position] ?? 0) > 0).length;
    more.hidden = wanted !== '' || left <= shownValues;
    more.textContent = isWhole ? 'Show fewer' : `Show all ${left}`;
  };
  const showAgain = () => {
    if (last) showRows(...last);
  };
  element.addEventListener('toggle', showAgain);
  filter.addEventListener('input', showAgain);
  more.addEventListener('click', () => {
    isWhole = !isWhole;
    showAgain();
  });
  return { element, show };
}

function createRow(value: string, label: string, choose: (value: string, choice: Choice) => void) {
  const box = buildElement('input', { type: 'checkbox' });
  const count = buildElement('span', { className: 'count' });
  const name = buildElement('span', { className: 'name' }, label);
  const without = buildElement('button', { type: 'button', className: 'without' }, 'not');
  const element = buildElement('li', {}, buildElement('label', {}, box, name, count), without);
  without.ariaLabel = `not ${label}`;
  without.title = `Without ${label}`;
  box.addEventListener('change', () => {
    choose(value, box.checked ? 'include' : 'open');
  });
  without.addEventListener('click', () => {
    choose(value, without.ariaPressed === 'true' ? 'open' : 'exclude');
  });
  return {
    value,
    label,
    element,
    show(number: number, choice: Choice, isShown: boolean) {
      box.checked = choice === 'include';
      without.ariaPressed = String(choice === 'exclude');
      element.className = choice;
      element.hidden = !isShown;
      count.textContent = String(number);
    },
  };
}

function choiceOf(
  value: string,
  included: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): Choice {
  if (included.has(value)) return 'include';
  return excluded.has(value) ? 'exclude' : 'open';
}
