/** The part of Pagefind's browser interface that the search dialog uses. */
export interface Pagefind {
  init(): Promise<void>;
  options(options: {
    baseUrl: string;
    ranking: { metaWeights: Record<string, number> };
  }): Promise<void>;
  /** The values of every filter with the number of records that have them. */
  filters(): Promise<FilterCounts>;
  search(term: string | null, options: { filters: PagefindFilters }): Promise<PagefindFound>;
}

/** Every filter must hold; of `any` one value is enough. */
export type PagefindFilters = Record<string, { any: readonly string[] } | { none: string[] }>;

export type FilterCounts = Record<string, Record<string, number>>;

export interface PagefindFound {
  results: { data(): Promise<SearchResult> }[];
  /** What was found, counted by the values of the filters that were asked for. */
  filters: FilterCounts;
}

export interface SearchResult {
  url: string;
  /** All of a record that can be found. */
  content: string;
  meta: Partial<Record<string, string>>;
}

/**
 * An id or a name that was typed says more than a word of an instruction. Pagefind's own weights
 * are 5 for a title and 1 for the rest.
 */
const metaWeights = { title: 5, id: 8, metrics: 2, kind: 0, tasks: 0 };

/** Loads the search of the site at an address; it fails where none was built. */
export async function loadPagefind(base: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`)) as Pagefind;
  await pagefind.options({ baseUrl: base, ranking: { metaWeights } });
  await pagefind.init();
  return pagefind;
}
