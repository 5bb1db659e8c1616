import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerColumn } from '#explorer/index/explorer-index.ts';
import type { ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { appMark } from '#catalogue/facets/app-hue.ts';
import { buildElement } from '#dom/build-element.ts';

/** A button for each chosen value, or for numbers in a row, which removes it. */
export function renderChosen(
  { included, excluded, all }: ExplorerQuery,
  columns: readonly ExplorerColumn[],
  open: (facet: ExplorerFacetName, values: readonly string[]) => void,
): HTMLElement[] {
  return columns.flatMap((column) => {
    const { name } = column;
    const chips = [
      ...joinNumbers(column, included.get(name)).map((values) => ({ values, isExcluded: false })),
      ...[...(excluded.get(name) ?? [])].map((value) => ({ values: [value], isExcluded: true })),
    ];
    return chips.map((chip, index) => {
      const isFurther = index > 0 && !chip.isExcluded;
      const button = buildChip(column, chip, index === 0);
      button.addEventListener('click', () => {
        open(name, chip.values);
      });
      const conjunction = all.has(name) ? 'and ' : 'or ';
      return buildElement('li', {}, ...(isFurther ? [conjunction] : []), button);
    });
  });
}

interface Chip {
  values: readonly string[];
  isExcluded: boolean;
}

/** @param isNamed whether it shows its facet; the chips after it are of the same one */
function buildChip(
  column: ExplorerColumn,
  { values, isExcluded }: Chip,
  isNamed: boolean,
): HTMLButtonElement {
  const [first = '', ...others] = values;
  const last = others.at(-1);
  const at = column.values.indexOf(first);
  const label = column.labels?.[at] ?? first;
  const text = last === undefined ? label : `${label} to ${last}`;
  // It contains what is shown, as those who speak to the browser say that.
  const kind = isExcluded ? 'excluded ' : '';
  const ariaLabel = `Remove ${column.label} ${kind}${text}`;
  return buildElement(
    'button',
    { type: 'button', ariaLabel },
    ...(isNamed ? [buildElement('span', { className: 'facet' }, column.label), ' '] : []),
    ...(isExcluded ? [buildElement('span', { className: 'facet' }, kind)] : []),
    ...(column.hues
      ? [buildElement('span', { className: appMark(column.hues[at] ?? undefined) })]
      : []),
    text,
    buildElement('span', { className: 'glyph close' }),
  );
}

/** Fewer numbers are clearer one by one. */
const leastJoined = 3;

/** The chosen values; numbers that follow each other in the dataset are together. */
function joinNumbers(
  { values, isNumber }: ExplorerColumn,
  chosen: ReadonlySet<string> = new Set(),
): string[][] {
  if (!isNumber) return [...chosen].map((value) => [value]);
  const runs: string[][] = [];
  for (const [position, value] of values.entries()) {
    if (!chosen.has(value)) continue;
    const isNext = chosen.has(values[position - 1] ?? '');
    if (isNext) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  return runs.flatMap((run) => (run.length < leastJoined ? run.map((value) => [value]) : [run]));
}
