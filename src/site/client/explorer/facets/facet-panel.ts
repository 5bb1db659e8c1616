import { appMark } from '../../../../catalogue/facets/app-hue.ts';
import type { ExplorerColumn } from '../../../../catalogue/explorer/explorer-index.ts';
import type { Choice } from '../../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from '../../../../search/ui/build-element.ts';
import { createFacetRow, type FacetRow } from './facet-row.ts';
import { createMatchSwitch } from './match-switch.ts';
import { orderElements } from './order-elements.ts';
import { formatCount } from '../../../../text/figures/format-count.ts';

/** A facet with its values, as boxes to tick. */
export interface FacetPanel {
  element: HTMLDetailsElement;
  /** Updates counts and choices. */
  show: (state: FacetState) => void;
}

interface FacetState {
  /** By value; not needed while the panel is folded. */
  counts: Uint32Array | undefined;
  included: ReadonlySet<string>;
  /** Whether a task must have all included values. */
  isAll: boolean;
  excluded: ReadonlySet<string>;
}

/** What a reader does with a panel. */
interface FacetActions {
  choose: (value: string, choice: Choice) => void;
  matchAll: (isAll: boolean) => void;
}

/** Longer lists begin with the values that most tasks have, and get a box to filter them. */
const shownValues = 7;

export function createFacetPanel(
  column: ExplorerColumn,
  isOpen: boolean,
  { choose, matchAll }: FacetActions,
): FacetPanel {
  const { name, label, labels = column.values, values, isNumber = false, isList } = column;
  const isLong = values.length > shownValues + 1;
  const filter = buildElement('input', {
    className: 'control',
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
  });
  filter.ariaLabel = `Filter ${label.toLowerCase()}`;
  filter.placeholder = `Filter ${formatCount(values.length)}`;
  const more = buildElement('button', { type: 'button', className: 'more' });
  const match = createMatchSwitch(label, name, matchAll);
  let isWhole = false;
  let rows: readonly FacetRow[] | undefined;
  let last: { counts: Uint32Array; choices: readonly Choice[] } | undefined;
  const list = buildElement('ul');
  const chosen = buildElement('span', { className: 'chosen' });
  const chevron = buildElement('span', { className: 'glyph chevron', ariaHidden: 'true' });
  const element = buildElement(
    'details',
    { className: isList ? 'with-match' : '', open: isOpen },
    buildElement('summary', {}, label, ' ', chosen, chevron),
    ...(isList ? [match.element] : []),
    ...(isLong ? [filter] : []),
    list,
    ...(isLong ? [more] : []),
  );
  element.dataset.facet = name;

  // Most panels are never opened, so a panel gets its rows when it is.
  const createRows = () => {
    const created = values.map((value, position) =>
      createFacetRow(
        labels[position] ?? value,
        (choice) => {
          choose(value, choice);
        },
        name === 'app' ? appMark(value) : '',
      ),
    );
    list.append(...created.map((row) => row.element));
    return created;
  };
  const showRows = () => {
    if (!last) return;
    const { counts, choices } = last;
    rows ??= createRows();
    const wanted = filter.value.trim().toLowerCase();
    const shown: HTMLElement[] = [];
    for (const position of listPositions(counts, isNumber)) {
      const row = rows[position];
      if (!row) continue;
      const count = counts[position] ?? 0;
      const choice = choices[position] ?? 'open';
      const isFound = wanted === '' || row.label.toLowerCase().includes(wanted);
      const isRoom = isWhole || wanted !== '' || shown.length < shownValues || !isLong;
      const isShown = choice !== 'open' || (isFound && isRoom && count > 0);
      if (isShown) shown.push(row.element);
      row.show(count, choice, isShown);
    }
    orderElements(list, shown);
    const left = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    more.hidden = wanted !== '' || left <= shownValues;
    more.textContent = isWhole ? 'Show fewer' : `Show all ${formatCount(left)}`;
  };
  filter.addEventListener('input', showRows);
  more.addEventListener('click', () => {
    isWhole = !isWhole;
    showRows();
  });
  return {
    element,
    show({ counts, included, isAll, excluded }) {
      const number = included.size + excluded.size;
      chosen.textContent = number === 0 ? '' : String(number);
      match.show(isAll);
      if (!counts) return;
      last = { counts, choices: values.map((value) => choiceOf(value, included, excluded)) };
      showRows();
    },
  };
}

/** The order of what is left; numbers stay in their own. */
function listPositions(counts: Uint32Array, isNumber: boolean): Iterable<number> {
  if (isNumber) return counts.keys();
  return [...counts.keys()].sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
}

function choiceOf(
  value: string,
  included: ReadonlySet<string>,
  excluded: ReadonlySet<string>,
): Choice {
  if (included.has(value)) return 'include';
  return excluded.has(value) ? 'exclude' : 'open';
}
