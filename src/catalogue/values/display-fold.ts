import type { DisplayValue } from './display-kinds.ts';

const mostShown = 12;
/** With fewer than this left, folding would hide next to nothing. */
const fewestFolded = 3;
const longestBrief = 24;
const fewestBrief = 3;

/** What of a list is seen at once, and what a reader must ask for. */
export function foldList<Item>(items: readonly Item[]): {
  shown: readonly Item[];
  folded: readonly Item[];
} {
  if (!isLong(items)) return { shown: items, folded: [] };
  const cut = mostShown - fewestFolded + 1;
  return { shown: items.slice(0, cut), folded: items.slice(cut) };
}

/** Whether a list or a table is too long to be seen whole at once. */
export const isLong = (items: readonly unknown[]): boolean => items.length > mostShown;

/** Whether items are so short that several fit on a line. */
export function isBrief(items: readonly DisplayValue[]): boolean {
  return (
    items.length >= fewestBrief &&
    items.every((item) => item.kind === 'literal' && item.text.length <= longestBrief)
  );
}
