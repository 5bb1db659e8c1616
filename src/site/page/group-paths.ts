import { addresses } from '#addresses/addresses.ts';
import type { FacetName } from '#addresses/facet-names.ts';
import type { Group } from '#catalogue/facets/groups.ts';
import { countGroupPages } from '#catalogue/facets/pagination.ts';
import { useCatalogue } from '../context/build-context.ts';

/** One page of a group's tasks. */
export interface GroupPage {
  group: Group;
  /** From 1. */
  page: number;
}

/** The pages of all groups of a facet, as Astro wants them. */
export function groupPaths(facet: FacetName) {
  return useCatalogue().groups[facet].flatMap((group) =>
    Array.from({ length: countGroupPages(group.tasks) }, (_, index) => ({
      params: { group: index === 0 ? group.segment : `${group.segment}/${index + 1}` },
      props: { group, page: index + 1 } satisfies GroupPage,
    })),
  );
}

/** The first page of a group as a part of the trail of a later one, which the first itself has not. */
export const toFirstPage = ({ group, page }: GroupPage): { label: string; address: string }[] =>
  page === 1 ? [] : [{ label: group.label, address: addresses.group(group.facet, group.segment) }];
