import type { ReadQuery } from '#explorer/query/explorer-query.ts';
import { buildElement } from '#dom/build-element.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** How many tasks were found, after what of the address there is not. */
export function describeResult(
  found: number,
  all: number,
  unknown: ReadQuery['unknown'],
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
