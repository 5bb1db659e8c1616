import type { Group } from '#catalogue/facets/groups.ts';
import { listNamePages } from '#catalogue/facets/groups-without-page.ts';
import { useCatalogue } from '../context/build-context.ts';

/** One page of the names that have no page of their own. */
export interface NamePage {
  groups: readonly Group[];
  /** From 1. */
  page: number;
  pages: number;
}

/** The pages of these names, as Astro wants them; none when every name has a page. */
export function namePaths() {
  const pages = listNamePages(useCatalogue().groupsWithoutPage);
  return pages.map((groups, index) => ({
    params: { page: index === 0 ? undefined : String(index + 1) },
    props: { groups, page: index + 1, pages: pages.length } satisfies NamePage,
  }));
}
