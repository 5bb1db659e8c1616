import { buildElement } from '../../../search/ui/build-element.ts';
import { formatCount } from '../../../text/figures/format-count.ts';

/** How many tasks were found, after what of the address there is not. */
export function describeResult(
  found: number,
  all: number,
  unknown: readonly { name: string; value: string }[],
): (Node | string)[] {
  const noun = all === 1 ? 'task' : 'tasks';
  const problems = unknown.map(({ name, value }) => `Unknown ${name} "${value}". `);
  return [
    ...(problems.length === 0
      ? []
      : [buildElement('span', { className: 'unknown' }, problems.join(''))]),
    buildElement('strong', {}, formatCount(found)),
    found === all ? ` ${noun}` : ` of ${formatCount(all)} ${noun}`,
  ];
}
