import type { SearchKindLabel } from '../search-kinds.ts';

/** A result of any kind, as the dialog shows it. */
export interface SearchResult {
  url: string;
  title: string;
  facts: {
    /** Of a task. */
    apps?: string;
    metrics?: string;
    id?: string;
    /** Of a group: how many tasks it has. */
    tasks?: number;
  };
  /** All searchable texts. */
  texts: readonly string[];
  /** Words of the query that it does not have. */
  missing: readonly string[];
}

export interface FoundGroup {
  kind: SearchKindLabel;
  /** How many were found; `results` are the first of them. */
  count: number;
  results: readonly SearchResult[];
}
