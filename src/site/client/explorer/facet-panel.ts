import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { Choice } from '../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from '../../../search/ui/build-element.ts';
import { createFacetRow, type FacetRow } from './facet-row.ts';

/** A facet with its values, as boxes to tick. */
export interface FacetPanel {
  element: HTMLDetailsElement;
  /**
   * Updates counts and choices.
   *
   * @param counts by value; not needed while the panel is folded
   */
  show: (
    counts: Uint32Array | undefined,
    included: ReadonlySet<string>,
    excluded: ReadonlySet<string>,
  ) => void;
}

/** Longer lists begin with the most frequent values and get a box to filter them. */
const shownValues = 7;

export function createFacetPanel(
  column: ExplorerColumn,
  isOpen: boolean,
  choose: (value: string, choice: Choice) => void,
): FacetPanel {
  const { label, labels = column.values, values } = column;
  const isLong = values.length > shownValues + 1;
  const filter = buildElement('input', {
    className: 'control',
    type: 'text',
    spellcheck: false,
    autocomplete: 'off',
  });
  filter.ariaLabel = `Filter ${label.toLowerCase()}`;
  filter.placeholder = `Filter ${values.length}`;
  const more = buildElement('button', { type: 'button', className: 'more' });
  let isWhole = false;
  let rows: readonly FacetRow[] | undefined;
  let last: { counts: Uint32Array; choices: readonly Choice[] } | undefined;
  const list = buildElement('ul');
  const chosen = buildElement('span', { className: 'chosen' });
  const element = buildElement(
    'details',
    { open: isOpen },
    buildElement('summary', {}, label, ' ', chosen),
    ...(isLong ? [filter] : []),
    list,
    ...(isLong ? [more] : []),
  );

  // Most panels are never opened, so a panel gets its rows when it is.
  const createRows = () => {
    const created = values.map((value, position) =>
      createFacetRow(labels[position] ?? value, (choice) => {
        choose(value, choice);
      }),
    );
    list.append(...created.map((row) => row.element));
    return created;
  };
  const showRows = () => {
    if (!last) return;
    const { counts, choices } = last;
    rows ??= createRows();
    const wanted = filter.value.trim().toLowerCase();
    let shown = 0;
    for (const [position, row] of rows.entries()) {
      const count = counts[position] ?? 0;
      const choice = choices[position] ?? 'open';
      const isFound = wanted === '' || row.label.toLowerCase().includes(wanted);
      const isRoom = isWhole || wanted !== '' || shown < shownValues || !isLong;
      const isShown = choice !== 'open' || (isFound && isRoom && count > 0);
      if (isShown) shown++;
      row.show(count, choice, isShown);
    }
    const left = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    more.hidden = wanted !== '' || left <= shownValues;
    more.textContent = isWhole ? 'Show fewer' : `Show all ${left}`;
  };
  filter.addEventListener('input', showRows);
  more.addEventListener('click', () => {
    isWhole = !isWhole;
    showRows();
  });
  return {
    element,
    show(counts, included, excluded) {
      const number = included.size + excluded.size;
      chosen.textContent = number === 0 ? '' : String(number);
      if (!counts) return;
      last = { counts, choices: values.map((value) => choiceOf(value, included, excluded)) };
      showRows();
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
