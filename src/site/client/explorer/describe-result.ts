import type { ExplorerFacetName } from '../../../addresses/facet-names.ts';
import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import type { Choice, ReadQuery } from '../../../catalogue/explorer/explorer-query.ts';
import { buildElement } from '../../../search/ui/build-element.ts';
import { formatCount } from '../../../text/figures/format-count.ts';

type Unknown = ReadQuery['unknown'];

/** How many tasks were found, after what of the address there is not. */
export function describeResult(
  found: number,
  all: number,
  unknown: Unknown,
): (HTMLElement | string)[] {
  const noun = all === 1 ? 'task' : 'tasks';
  return [
    ...unknown.map(({ name, value }) =>
      buildElement('span', { className: 'unknown' }, `Unknown ${name} "${value}". `),
    ),
    buildElement('strong', {}, formatCount(found)),
    found === all ? ` ${noun}` : ` of ${formatCount(all)} ${noun}`,
  ];
}

/**
 * Adds a button for each value that may have been meant by an unknown one. What finds them is the
 * search, which is loaded for it.
 *
 * @param notes what `describeResult` says of each
 */
export async function offerValues(
  notes: Iterable<Element>,
  unknown: Unknown,
  facets: readonly ExplorerColumn[],
  choose: (facet: ExplorerFacetName, values: readonly string[], choice: Choice) => void,
): Promise<void> {
  const { suggestValues } = await import('../../../search/ui/load-tasks.ts');
  for (const [position, note] of [...notes].entries()) {
    const { name, value = '' } = unknown[position] ?? {};
    const column = facets.find((facet) => facet.name === name);
    if (!column) continue;
    const isExcluded = value.startsWith('-');
    const buttons = suggestValues(column, isExcluded ? value.slice(1) : value).map((meant) => {
      const button = buildElement('button', { type: 'button' }, `"${meant}"`);
      button.addEventListener('click', () => {
        choose(column.name, [meant], isExcluded ? 'exclude' : 'include');
      });
      return button;
    });
    if (buttons.length === 0) continue;
    const choices = buttons.flatMap((button, at) => [at === 0 ? '' : ' or ', button]);
    note.replaceChildren(`Unknown ${column.name} "${value}"; did you mean `, ...choices, '? ');
  }
}
