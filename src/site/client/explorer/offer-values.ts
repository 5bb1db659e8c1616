import type { ExplorerFacetName } from '../../../addresses/facet-names.ts';
import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { Choice, ReadQuery } from '../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from '../../../search/ui/build-element.ts';
import { findNear, suggestValues } from '../../../search/ui/load-tasks.ts';
import { correctAddress } from './correct-address.ts';

/**
 * Adds a button for each value that may have been meant by an unknown one, and a link for the name of
 * a parameter or column. This module is loaded when there is an unknown one, with the search, which
 * finds them.
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
    if (!(note instanceof Element)) continue;
    const column = facets.find((facet) => facet.name === name);
    const isNegative = value.startsWith('-');
    const bare = isNegative ? value.slice(1) : value;
    const offers = column
      ? suggestValues(column, bare).map((meant) => {
          const button = buildElement('button', { type: 'button' }, `"${meant}"`);
          button.addEventListener('click', () => {
            choose(column.name, [meant], isNegative ? 'exclude' : 'include');
          });
          return button;
        })
      : [findNear(bare, listNames(name, facets))]
          .filter((near) => near !== undefined)
          .map((near) => {
            const meant = isNegative ? `-${near}` : near;
            const href = correctAddress(location.search, { name, value }, meant);
            return buildElement('a', { href }, `"${meant}"`);
          });
    if (offers.length === 0) continue;
    const choices = offers.flatMap((offer, at) => [at === 0 ? '' : ' or ', offer]);
    note.replaceChildren(`Unknown ${name} "${value}"; did you mean `, ...choices, '? ');
  }
}

/** The names that an unknown one may have been meant for. */
function listNames(kind: string, facets: readonly ExplorerColumn[]): readonly string[] {
  if (kind === 'sort' || kind === 'column') {
    const heads = document.querySelectorAll<HTMLElement>('[data-sort]');
    return [...heads].map(({ dataset }) => dataset.sort ?? '');
  }
  const names = facets.map(({ name }) => name);
  return kind === 'all' ? names : [...names, 'q', 'sort', 'all', 'set', 'columns'];
}
