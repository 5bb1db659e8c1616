/**
 * A facet that has pages of its own; its name is the first part of their addresses. What it groups by is
 * in `catalogue/facets/group-facets.ts`.
 */
export type FacetName = 'apps' | 'metrics' | 'env-change' | 'getters' | 'actions' | 'suites';

/**
 * The properties of tasks that the explorer filters by, as its address writes them. Their values are
 * found where the comments say, and put in order by `site/page/list-facets.ts`.
 */
export type ExplorerFacetName =
  // catalogue/facets/explorer-facets.ts
  | 'app'
  | 'metric'
  | 'getter'
  | 'action'
  | 'change'
  | 'proxy'
  | 'ip'
  | 'feasible'
  | 'suite'
  | 'folder'
  | 'source'
  | 'internet'
  | 'live'
  | 'finding'
  | 'severity'
  | 'appcount'
  | 'steps'
  | 'checks'
  | 'conj'
  | 'findings'
  // history/timeline/release-facets.ts
  | 'lastchange'
  | 'since'
  | 'comparable'
  | 'release'
  // results/views/result-facets.ts
  | 'rate'
  | 'solved'
  | 'solver'
  | 'failed'
  | 'split';
