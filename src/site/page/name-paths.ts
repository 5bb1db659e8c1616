import type { Group } from '../../catalogue/facets/groups.ts';
import { countPages, slicePage } from '../../catalogue/facets/pagination.ts';
import { useCatalogue } from '../context/build-context.ts';

/** One page of the names that have no page of their own. */
export interface NamePage {
  groups: readonly Group[];
  /** From 1. */
  page: number;
  pages: number;
}

const namesOnPage = 1000;

/** The pages of these names, as Astro wants them; none when every name has a page. */
export function namePaths() {
  const { groupsWithoutPage: all } = useCatalogue();
  const pages = all.length === 0 ? 0 : countPages(all, namesOnPage);
  return Array.from({ length: pages }, (_, index) => ({
    params: { page: index === 0 ? undefined : String(index + 1) },
    props: {
      groups: slicePage(all, index + 1, namesOnPage),
      page: index + 1,
      pages,
    } satisfies NamePage,
  }));
}
