import type { PageKeys } from './page-keys.ts';

/** Where routes find the keys, for the reason that `current-catalogue.ts` gives. */
const place = Symbol.for('benchlight.page-keys');
const shared = globalThis as { [place]?: PageKeys };

export function providePageKeys(keys: PageKeys): void {
  shared[place] = keys;
}

/**
 * The part of a static path by which a build knows whether it made the page before. Only our own
 * build gives keys: the pages of another site may show what no key covers, such as its own pages in
 * the sidebar.
 */
export function keyPage(choose: (keys: PageKeys) => string): { cacheKey?: string } {
  const keys = shared[place];
  return keys === undefined ? {} : { cacheKey: choose(keys) };
}
