import type { DisplayValue } from './display-kinds.ts';

const mostShown = 12;
/** Fewer than this are not worth folding. */
const fewestFolded = 3;
const longestBrief = 24;
const fewestBrief = 3;

/** The items that a page shows at once, and those that a reader must unfold. */
export function foldItems<Item>(items: readonly Item[]): {
  shown: readonly Item[];
  folded: readonly Item[];
} {
  if (!isLong(items)) return { shown: items, folded: [] };
  const cut = mostShown - fewestFolded + 1;
  return { shown: items.slice(0, cut), folded: items.slice(cut) };
}

/** Whether a list or a table is too long to be shown whole. */
export const isLong = (items: readonly unknown[]): boolean => items.length > mostShown;

/** Whether items are so short that several fit on a line. */
export function isBrief(items: readonly DisplayValue[]): boolean {
  return (
    items.length >= fewestBrief &&
    items.every((item) => item.kind === 'literal' && item.text.length <= longestBrief)
  );
}
