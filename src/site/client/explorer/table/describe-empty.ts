import type { ExplorerQuery } from '../../../../catalogue/explorer/explorer-query.ts';

/** What an empty table shows: of filters and words, only those that were asked for can be removed. */
export function describeEmpty({ text, included, excluded }: ExplorerQuery): string {
  const hasFilters = [...included.values(), ...excluded.values()].some(({ size }) => size > 0);
  const words = hasFilters ? 'Remove a filter or a word.' : 'Try fewer or other words.';
  if (text !== '') return `No matching tasks. ${words}`;
  return hasFilters ? 'No matching tasks. Remove a filter.' : 'There are no tasks.';
}
