/** What a reader searches for in the dialog. */
export interface SearchQuery {
  text: string;
  /** The chosen values of each filter: a result must have one of them for every filter. */
  chosen: ReadonlyMap<FilterName, readonly string[]>;
}

/** The filters that only tasks have, each of which is a facet of the explorer. */
export const taskFilters = ['app', 'metric', 'internet', 'change'] as const;

export type FilterName = 'kind' | (typeof taskFilters)[number];
