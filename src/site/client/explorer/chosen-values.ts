import type { ExplorerFacetName } from '../../../catalogue/addresses/facet-names.ts';
import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { ExplorerQuery } from '../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from '../../../search/ui/build-element.ts';

/** A button for each chosen value, which removes it. */
export function renderChosen(
  { included, excluded }: ExplorerQuery,
  columns: readonly ExplorerColumn[],
  open: (facet: ExplorerFacetName, value: string) => void,
): HTMLElement[] {
  return columns.flatMap((column) => {
    const build = (value: string, beginning: string) => {
      const label = column.labels?.[column.values.indexOf(value)] ?? value;
      const text = `${column.label}: ${beginning}${label}`;
      const button = buildElement('button', { type: 'button', ariaLabel: `Remove ${text}` }, text);
      button.addEventListener('click', () => {
        open(column.name, value);
      });
      return buildElement('li', {}, button);
    };
    return [
      ...[...(included.get(column.name) ?? [])].map((value) => build(value, '')),
      ...[...(excluded.get(column.name) ?? [])].map((value) => build(value, 'excluding ')),
    ];
  });
}
