/**
 * A facet of every dataset that has pages of its own; its name is the first part of their addresses.
 * What it groups by is in `catalogue/facets/group-facets.ts`.
 */
export type FixedFacetName = 'apps' | 'metrics' | 'env-change' | 'getters' | 'actions' | 'suites';

/** A facet that has pages of its own: a fixed one, or a field of the dataset's own. */
export type FacetName = FixedFacetName | FieldFacetName;

/** The facet of a field by its key; the pages of all of them are below `/fields/`. */
export type FieldFacetName = `fields/${string}`;

/** The explorer's name of a field of the dataset's own; `field-key.ts` makes it. */
export type FieldKey = string & { readonly isFieldKey: true };

/** The properties of tasks that the explorer filters by, as its address writes them. */
export type ExplorerFacetName = FixedExplorerFacetName | FieldKey;

/**
 * Those that do not depend on the dataset. Their values are found where the comments say, and put in
 * order by `site/page/list-facets.ts`.
 */
export type FixedExplorerFacetName = (typeof explorerFacetNames)[number];

export const explorerFacetNames = [
  // catalogue/facets/explorer-facets.ts
  'app',
  'metric',
  'getter',
  'action',
  'change',
  'proxy',
  'ip',
  'feasible',
  'suite',
  'folder',
  'source',
  'internet',
  'live',
  'finding',
  'severity',
  'appcount',
  'steps',
  'checks',
  'conj',
  'findings',
  'errors',
  'warnings',
  'shortcut',
  // history/timeline/release-facets.ts
  'lastchange',
  'since',
  'comparable',
  'release',
  // results/views/result-facets.ts
  'rate',
  'solved',
  'solver',
  'failed',
  'split',
  'code',
] as const;
