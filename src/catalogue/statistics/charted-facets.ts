import { toFieldFacet } from '#addresses/addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Facet } from '../facets/group-facets.ts';
import { listGroups, listUsedGroups } from '../facets/groups.ts';

/** The facets with a chart of their groups: not suites, which have one of their own, and no numbers. */
export function listChartedFacets({ facets, fields, groups }: Catalogue): readonly Facet[] {
  const numbers = fields.filter(({ isNumber, values }) => isNumber && values.length > 1);
  const others = new Set<string>(['suites', ...numbers.map(({ key }) => toFieldFacet(key))]);
  return facets.filter(
    ({ name }) => !others.has(name) && listUsedGroups(listGroups(groups, name)).length > 0,
  );
}
