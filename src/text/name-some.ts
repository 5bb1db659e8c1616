import { formatCount } from './figures/format-count.ts';

/** "a, b and 3 more": the first names of a list, and how many others there are. */
export function nameSome(names: readonly string[], most: number): string {
  const rest = names.length - most;
  const named = names.slice(0, most).join(', ');
  return rest > 0 ? `${named} and ${formatCount(rest)} more` : named;
}
