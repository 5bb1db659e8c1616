import type { Choice } from '#explorer/query/explorer-query.ts';
import { buildElement } from '#dom/build-element.ts';
import { breakName } from '#site/client/break-name.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A value of a facet: a box to tick, its name, its count, and a button that excludes it. */
export interface FacetRow {
  label: string;
  element: HTMLElement;
  show: (count: number, choice: Choice, isShown: boolean) => void;
}

/** @param mark the classes of the mark of an app; none for other values */
export function createFacetRow(
  label: string,
  choose: (choice: Choice) => void,
  mark = '',
): FacetRow {
  const box = buildElement('input', { type: 'checkbox' });
  const count = buildElement('span', { className: 'count' });
  const name = buildElement('span', { className: 'name' }, ...breakName(label));
  if (mark !== '') name.prepend(buildElement('span', { className: mark }));
  const icon = buildElement('span', { className: 'glyph exclude', ariaHidden: 'true' });
  const without = buildElement('button', { type: 'button', className: 'without' }, icon);
  const element = buildElement('li', {}, buildElement('label', {}, box, name, count), without);
  without.ariaLabel = `Exclude ${label}`;
  without.title = without.ariaLabel;
  let choice: Choice | undefined;
  box.addEventListener('change', () => {
    choose(box.checked ? 'include' : 'open');
  });
  without.addEventListener('click', () => {
    choose(choice === 'exclude' ? 'open' : 'exclude');
  });
  let number: number | undefined;
  return {
    label,
    element,
    // Most rows do not change, and every change of the document takes time.
    show(newNumber, newChoice, isShown) {
      box.checked = newChoice === 'include';
      box.indeterminate = newChoice === 'exclude';
      if (newChoice !== choice) {
        choice = newChoice;
        without.ariaPressed = String(choice === 'exclude');
        element.className = choice;
      }
      if (newNumber !== number) {
        number = newNumber;
        count.textContent = formatCount(number);
      }
      if (element.hidden === isShown) element.hidden = !isShown;
    },
  };
}
