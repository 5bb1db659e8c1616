import { listCatalogueFacets } from '#catalogue/facets/catalogue-facets.ts';
import type { ExplorerFacet } from '#catalogue/facets/explorer-facets.ts';
import { listReleaseFacets } from '#history/timeline/release-facets.ts';
import { listResultFacets } from '#results/views/result-facets.ts';
import type { Site } from '../context/load-site.ts';

/** All facets of the explorer, in the order in which it offers them. */
export const listFacets = ({
  catalogue,
  history,
  results,
}: Partial<Pick<Site, 'history' | 'results'>> &
  Pick<Site, 'catalogue'>): readonly ExplorerFacet[] => [
  ...listResultFacets(results),
  ...listCatalogueFacets(catalogue),
  ...listReleaseFacets(history),
];
