import { appMark } from '#catalogue/facets/app-hue.ts';
import type { ExplorerColumn } from '#explorer/index/explorer-index.ts';
import type { Choice } from '#explorer/query/explorer-query.ts';
import { buildElement } from '#dom/build-element.ts';
import { createFacetRow, type FacetRow } from './facet-row.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** The values of a facet as a list of boxes to tick; a long one can be filtered and shows its rest on demand. */
interface FacetValues {
  elements: readonly HTMLElement[];
  /** @param counts and choices by the positions of the values. */
  show: (counts: Uint32Array, choices: readonly Choice[]) => void;
}

/** Longer lists begin with the values that most tasks have, and get a box to filter them. */
const shownValues = 7;

export function createFacetValues(
  column: ExplorerColumn,
  choose: (value: string, choice: Choice) => void,
): FacetValues {
  const { label, labels = column.values, values, isNumber = false } = column;
  const isLong = values.length > shownValues + 1;
  const filter = createFilter(label, values.length);
  const more = buildElement('button', { type: 'button', className: 'more' });
  const list = buildElement('ul');
  let isWhole = false;
  let rows: readonly FacetRow[] | undefined;
  let last: { counts: Uint32Array; choices: readonly Choice[] } | undefined;

  // Most panels are never opened, so a panel gets its rows when it is.
  const createRows = () => {
    const created = values.map((value, position) =>
      createFacetRow(
        labels[position] ?? value,
        (choice) => {
          choose(value, choice);
        },
        column.hues ? appMark(column.hues[position] ?? undefined) : '',
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
    const left = counts.filter((count) => count > 0).length;
    const isFew = left <= shownValues;
    more.hidden = wanted !== '' || isFew;
    filter.hidden = wanted === '' && isFew && !filter.matches(':focus');
    more.textContent = isWhole ? 'Show fewer' : `Show all ${formatCount(left)}`;
  };
  filter.addEventListener('input', showRows);
  more.addEventListener('click', () => {
    isWhole = !isWhole;
    showRows();
  });
  return {
    elements: isLong ? [filter, list, more] : [list],
    show(counts, choices) {
      last = { counts, choices };
      showRows();
    },
  };
}

const createFilter = (label: string, count: number): HTMLInputElement =>
  buildElement('input', {
    className: 'control',
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
    ariaLabel: `Filter ${label.toLowerCase()}`,
    placeholder: `Filter ${formatCount(count)}`,
  });

/** The order of what is left; numbers stay in their own. */
function listPositions(counts: Uint32Array, isNumber: boolean): Iterable<number> {
  if (isNumber) return counts.keys();
  return [...counts.keys()].sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
}

/**
 * Puts elements of a parent first, in this order. Moves only those that are elsewhere, and leaves the
 * focus where it is.
 */
export function orderElements(parent: HTMLElement, first: readonly HTMLElement[]): void {
  const { activeElement } = document;
  let position = parent.firstElementChild;
  for (const element of first) {
    if (element === position) position = position.nextElementSibling;
    else parent.insertBefore(element, position);
  }
  const isFocused = activeElement instanceof HTMLElement && parent.contains(activeElement);
  if (isFocused && document.activeElement !== activeElement) {
    activeElement.focus({ preventScroll: true });
  }
}
