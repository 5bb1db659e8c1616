import { facets } from '../../catalogue/facets/group-facets.ts';
import type { SearchKindLabel } from '../search-kinds.ts';

/** A page that does not belong to the catalogue, such as a guide. */
export interface HandWrittenPage {
  /** Where it is read, without the base path. */
  address: string;
  html: string;
}

/** The catalogue's own pages, which have their records already. */
const catalogued = new RegExp(
  `^(?:$|404|(?:tasks|problems|rules|${facets.map(({ name }) => name).join('|')})(?:/|$))`,
);

/**
 * Whether a page was written by hand, so that search has to read it.
 *
 * @param page its path without the base, and without slashes at the ends.
 */
export const isHandWritten = (page: string): boolean => !catalogued.test(page);

/** A page with its kind, as records have one. */
export function markKind({ address, html }: HandWrittenPage): HandWrittenPage {
  const kind: SearchKindLabel = address.startsWith('/guides/') ? 'Guides' : 'Pages';
  return { address, html: html.replace('<main', `<main data-pagefind-filter="kind:${kind}"`) };
}
