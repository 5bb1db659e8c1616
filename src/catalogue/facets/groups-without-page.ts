import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { Facet } from './group-facets.ts';
import { type Group, type Groups, listGroups } from './groups.ts';
import { countPages, slicePage } from './pagination.ts';

/**
 * How many names of a facet get pages although neither the vocabulary nor the dataset describes
 * them. One file may name any number, and each would add pages to the site.
 */
export const mostUnknownNames = 500;

/** Divides groups into those that have pages, and those that share a list. */
export function divideGroups(
  groups: Groups,
  vocabulary: Vocabulary,
  facets: readonly Facet[],
): { groups: Groups; withoutPage: readonly Group[] } {
  const appNames = new Set(vocabulary.appNames);
  const withoutPage = new Set(
    facets.flatMap((facet) =>
      // The largest groups come first.
      listGroups(groups, facet.name)
        .filter((group) => isUnknown(facet, group, appNames))
        .slice(mostUnknownNames),
    ),
  );
  if (withoutPage.size === 0) return { groups, withoutPage: [] };
  const divided = facets.map(({ name }) => [
    name,
    listGroups(groups, name).filter((group) => !withoutPage.has(group)),
  ]);
  return { groups: Object.fromEntries(divided) as Groups, withoutPage: [...withoutPage] };
}

const namesOnPage = 1000;

/** The pages that list names without a page; none where every name has one. */
export const listNamePages = (groups: readonly Group[]): (readonly Group[])[] =>
  Array.from({ length: groups.length === 0 ? 0 : countPages(groups, namesOnPage) }, (_, index) =>
    slicePage(groups, index + 1, namesOnPage),
  );

/** A suite is a file of its own, so suites are as few as files; fields with many values are no facets. */
function isUnknown({ name, functions }: Facet, group: Group, appNames: ReadonlySet<string>) {
  if (functions) return group.entry === undefined;
  return name === 'apps' && !appNames.has(group.name);
}
