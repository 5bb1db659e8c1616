import { countRows } from '#explorer/index/count-rows.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { buildElement } from '#dom/build-element.ts';

/** A value to filter by. */
export interface FilterValue {
  value: string;
  label: string;
  /** How many tasks have it. */
  count?: number;
  /** Among the values of its facet; absent for a kind. */
  position?: number;
}

/** The values of one filter as boxes to tick, with how many tasks have each. */
export interface FilterList {
  labelOf: (value: string) => string;
  tick: (value: string, isTicked: boolean) => void;
  /** @param counts by the positions of the values; one that no task has is hidden, unless none has any. */
  showCounts: (counts: Uint32Array | undefined) => void;
}

export function createFilterList(
  list: HTMLElement,
  values: readonly FilterValue[],
  choose: (value: string, isChosen: boolean) => void,
): FilterList {
  const rows = new Map(values.map((own) => [own.value, createRow(own, choose)]));
  list.replaceChildren(...Array.from(rows.values(), ({ element }) => element));
  return {
    labelOf: (value) => rows.get(value)?.label ?? value,
    tick(value, isTicked) {
      const row = rows.get(value);
      if (row) row.box.checked = isTicked;
    },
    showCounts(counts) {
      const hasAny = counts?.some(Boolean) === true;
      for (const { element, box, number, position } of rows.values()) {
        const count = counts?.[position ?? -1];
        if (count === undefined) continue;
        number.textContent = formatCount(count);
        element.hidden = count === 0 && !box.checked && hasAny;
      }
    },
  };
}

function createRow(
  { value, label, count, position }: FilterValue,
  choose: (value: string, isChosen: boolean) => void,
) {
  const box = buildElement('input', { type: 'checkbox' });
  box.addEventListener('change', () => {
    choose(value, box.checked);
  });
  const number = buildElement('small', {}, count === undefined ? '' : formatCount(count));
  const text = buildElement('span', { dir: 'auto' }, label);
  const element = buildElement('li', {}, buildElement('label', {}, box, text, ' ', number));
  return { element, box, number, label, position };
}

/** The values of a facet, those of most tasks first. */
export function countValues({ facets }: ExplorerIndex, facet: string): readonly FilterValue[] {
  const column = facets.find(({ name }) => name === facet);
  if (!column) return [];
  const { values, labels = values } = column;
  const counts = countRows(column);
  return values
    .map((value, position) => ({
      value,
      label: labels[position] ?? value,
      count: counts[position] ?? 0,
      position,
    }))
    .sort((one, other) => other.count - one.count);
}
