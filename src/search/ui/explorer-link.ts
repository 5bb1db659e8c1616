import type { SearchQuery } from './search-query.ts';

/** The address of the explorer with the same words and filters. */
export function toExplorerLink(
  tasks: string,
  words: string,
  chosen: SearchQuery['chosen'],
): string {
  const query = new URLSearchParams();
  for (const [name, values] of chosen) {
    if (name === 'kind') continue;
    for (const value of values) query.append(name, value);
  }
  if (words !== '') query.append('q', words);
  const written = query.toString();
  return written === '' ? tasks : `${tasks}?${written}`;
}
