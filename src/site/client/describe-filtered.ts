import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';

/** How many findings of all are left by the filters. */
export function describeFiltered(left: number, all: number, isFiltered: boolean): string {
  if (!isFiltered) return `${count(all, 'finding')} ${all === 1 ? 'is' : 'are'} listed.`;
  if (left === 0) return 'No matching findings.';
  return `${formatCount(left)} of ${count(all, 'finding')}.`;
}
