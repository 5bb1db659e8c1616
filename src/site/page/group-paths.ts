import { addresses, isFieldFacet } from '#addresses/addresses.ts';
import type { FacetName } from '#addresses/facet-names.ts';
import type { Facet } from '#catalogue/facets/group-facets.ts';
import { type Group, listGroups } from '#catalogue/facets/groups.ts';
import { countGroupPages } from '#catalogue/facets/pagination.ts';
import { useCatalogue } from '../context/build-context.ts';
import { lastName } from './route-pages.ts';

/** One page of a group's tasks. */
export interface GroupPage {
  group: Group;
  /** From 1. */
  page: number;
}

/** The pages of all groups of a route, as Astro wants them. */
export const groupPaths = (route: string) =>
  listRouteFacets(route).flatMap(({ facet, params }) =>
    listFacetPaths(facet.name).map((path) => ({ ...path, params: { ...params, ...path.params } })),
  );

/** The facets that a route has the pages of. */
export function listRouteFacets(route: string): readonly RouteFacet[] {
  const { facets } = useCatalogue();
  const name = lastName(route);
  if (name !== 'fields') {
    return facets.filter((facet) => facet.name === name).map((facet) => ({ facet, params: {} }));
  }
  return facets
    .filter((facet) => isFieldFacet(facet.name))
    .map((facet) => ({
      facet,
      params: { field: addresses.facet(facet.name).split('/').at(-2) ?? '' },
    }));
}

export interface RouteFacet {
  facet: Facet;
  /** The last part of the address of a field. */
  params: { field?: string };
}

function listFacetPaths(facet: FacetName) {
  return listGroups(useCatalogue().groups, facet).flatMap((group) =>
    Array.from({ length: countGroupPages(group.tasks) }, (_, index) => ({
      params: { group: index === 0 ? group.segment : `${group.segment}/${index + 1}` },
      props: { group, page: index + 1 } satisfies GroupPage,
    })),
  );
}

/** The first page of a group as a part of the trail of a later one, which the first itself has not. */
export const toFirstPage = ({ group, page }: GroupPage): { label: string; address: string }[] =>
  page === 1 ? [] : [{ label: group.label, address: addresses.group(group.facet, group.segment) }];
