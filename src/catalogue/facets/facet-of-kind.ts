import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type { FacetName } from '#addresses/facet-names.ts';

/** A facet whose groups are named after functions. */
export type FunctionFacet = FacetName & ('actions' | 'getters' | 'metrics');

/** The facet that has the pages of a kind of function. */
export const facetOfKind = {
  action: 'actions',
  getter: 'getters',
  metric: 'metrics',
} as const satisfies Record<FunctionKind, FunctionFacet>;

/** The kind of function that a facet has the pages of. */
export const kindOfFacet = {
  actions: 'action',
  getters: 'getter',
  metrics: 'metric',
} as const satisfies Record<FunctionFacet, FunctionKind>;
