import { formatCount } from './figures/format-count.ts';

/** The first items of a list, and how many more there are. */
export function takeFirst<Item>(items: readonly Item[], most: number) {
  return { shown: items.slice(0, most), more: Math.max(0, items.length - most) };
}

/** The lines, then one that says how many more there are. */
export function withMore(
  { shown, more }: { shown: readonly string[]; more: number },
  mark = '',
): string[] {
  return more === 0 ? [...shown] : [...shown, `${mark}and ${formatCount(more)} more`];
}

/** "a, b and 3 more": the first names of a list, and how many others there are. */
export function nameSome(names: readonly string[], most: number): string {
  const { shown, more } = takeFirst(names, most);
  const named = shown.join(', ');
  return more > 0 ? `${named} and ${formatCount(more)} more` : named;
}
