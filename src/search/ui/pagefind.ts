/** The part of Pagefind's browser interface that the search dialog uses. */
export interface Pagefind {
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

/** All texts of a result in which words may be. */
export const textsOf = ({ content, meta }: Pick<SearchResult, 'content' | 'meta'>): string[] => [
  content,
  ...Object.values(meta).filter((value) => value !== undefined),
];
