/** The part of Pagefind's browser interface that the search dialog uses. */
export interface Pagefind {
  search(term: string | null, options: { filters: PagefindFilters }): Promise<PagefindFound>;
}

/** A result must have one of the values of every filter. */
type PagefindFilters = Record<string, { any: readonly string[] }>;

interface PagefindFound {
  results: { data(): Promise<PagefindResult> }[];
  /** The number of results by the values of each filter. */
  filters: Record<string, Record<string, number>>;
}

export interface PagefindResult {
  url: string;
  /** All searchable text of a record. */
  content: string;
  meta: Partial<Record<string, string>>;
}
