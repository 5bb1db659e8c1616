/** A facet that has pages of its own; its name is the first part of their addresses. */
export type FacetName = 'apps' | 'metrics' | 'env-change' | 'getters' | 'actions' | 'suites';

/** The properties of tasks that the explorer filters by, as its address writes them. */
export type ExplorerFacetName =
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
  | 'problems'
  | 'lastchange'
  | 'since'
  | 'comparable'
  | 'release'
  | 'rate'
  | 'solved'
  | 'solver'
  | 'failed'
  | 'split';
