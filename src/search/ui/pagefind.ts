/** The part of Pagefind's browser interface that the search dialog uses. */
export interface Pagefind {
  /** The values of every filter with the number of records that have them. */
  filters(): Promise<FilterCounts>;
  search(term: string | null, options: { filters: PagefindFilters }): Promise<PagefindFound>;
}

/** A result must pass every filter; of `any` one value is enough. */
export type PagefindFilters = Record<string, { any: readonly string[] } | { none: string[] }>;

type FilterCounts = Record<string, Record<string, number>>;

export interface PagefindFound {
  results: { data(): Promise<SearchResult> }[];
  /** The number of results by the values of the requested filters. */
  filters: FilterCounts;
}

export interface SearchResult {
  url: string;
  /** All searchable text of a record. */
  content: string;
  meta: Partial<Record<string, string>>;
}

/** The texts of a result that words are searched in. */
export const textsOf = ({ content, meta }: Pick<SearchResult, 'content' | 'meta'>): string[] => [
  content,
  ...Object.values(meta).filter((value) => value !== undefined),
];
