import type { ExplorerColumn } from '#explorer/index/explorer-index.ts';
import type { Choice } from '#explorer/query/explorer-query.ts';
import { buildElement } from '#dom/build-element.ts';
import { createFacetValues } from './facet-values.ts';
import { createMatchSwitch } from './match-switch.ts';

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

export function createFacetPanel(
  column: ExplorerColumn,
  isOpen: boolean,
  { choose, matchAll }: FacetActions,
): FacetPanel {
  const { name, label, values, isList } = column;
  const match = createMatchSwitch(label, name, matchAll);
  const facetValues = createFacetValues(column, choose);
  const chosen = buildElement('span', { className: 'chosen' });
  const chevron = buildElement('span', { className: 'glyph chevron', ariaHidden: 'true' });
  const element = buildElement(
    'details',
    { className: isList ? 'with-match' : '', open: isOpen },
    buildElement('summary', {}, label, ' ', chosen, chevron),
    ...(isList ? [match.element] : []),
    ...facetValues.elements,
  );
  element.dataset.facet = name;
  return {
    element,
    show({ counts, included, isAll, excluded }) {
      const number = included.size + excluded.size;
      chosen.textContent = number === 0 ? '' : String(number);
      match.show(isAll);
      if (!counts) return;
      facetValues.show(
        counts,
        values.map((value) => choiceOf(value, included, excluded)),
      );
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
