import type { ExplorerFacetName } from '../../../addresses/facet-names.ts';
import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { Choice, ReadQuery } from '../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from '../../../search/ui/build-element.ts';
import { suggestValues } from '../../../search/ui/load-tasks.ts';

/**
 * Adds a button for each value that an unknown one may mean, such as one that a link has from an earlier
 * release. Only if there is an unknown value, this module and the search, which finds the others, are loaded.
 *
 * @param result what `describeResult` returns: it begins with an element for each
 */
export function offerValues(
  result: readonly (Element | string)[],
  unknown: ReadQuery['unknown'],
  facets: readonly ExplorerColumn[],
  choose: (facet: ExplorerFacetName, values: readonly string[], choice: Choice) => void,
): void {
  for (const [position, { name, value }] of unknown.entries()) {
    const note = result[position];
    const column = facets.find((facet) => facet.name === name);
    if (!column || !(note instanceof Element)) continue;
    const isNegative = value.startsWith('-');
    const offers = suggestValues(column, isNegative ? value.slice(1) : value).map((meant) => {
      const button = buildElement('button', { type: 'button' }, `"${meant}"`);
      button.addEventListener('click', () => {
        choose(column.name, [meant], isNegative ? 'exclude' : 'include');
      });
      return button;
    });
    if (offers.length === 0) continue;
    const choices = offers.flatMap((offer, at) => [at === 0 ? '' : ' or ', offer]);
    note.replaceChildren(`Unknown ${name} "${value}"; did you mean `, ...choices, '? ');
  }
}
