import { fixedFacets } from '#catalogue/facets/group-facets.ts';
import type { SearchKindLabel } from '../search-kinds.ts';

/** A page that does not belong to the catalogue, such as a guide. */
export interface HandWrittenPage {
  /** Where it is read, without the base path. */
  address: string;
  html: string;
}

/** The first parts of the addresses of a catalogue's pages. */
const parts = [
  ...['data', 'findings', 'format', 'names', 'problems', 'releases', 'results', 'review', 'rules'],
  ...['shortcuts', 'statistics', 'tasks', 'fields', ...fixedFacets.map(({ name }) => name)],
];

const cataloguePages = new RegExp(`^(?:$|404|(?:${parts.join('|')})(?:/|$))`);

/**
 * Whether search has to read a page: it is none of a catalogue.
 *
 * @param page its path without the base, and without slashes at the ends.
 * @param own the path of the catalogue that is searched, such as `/desktop`. Default: the base path.
 * @param all the paths of all catalogues of the site.
 */
export function isHandWritten(page: string, own = '', all: readonly string[] = [own]): boolean {
  const [nearest] = all
    .filter((path) => `/${page}/`.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length);
  if (nearest === undefined) return page !== '404';
  if (nearest !== '' && nearest !== own) return false;
  return !cataloguePages.test(page.slice(nearest.length));
}

/** A page as the index of a catalogue names it, whose addresses begin at the path of the catalogue. */
export function relateTo(path: string, { address, html }: HandWrittenPage): HandWrittenPage {
  if (address.startsWith(`${path}/`)) return { address: address.slice(path.length), html };
  return { address: `${path.replaceAll(/\/[^/]+/g, '/..')}${address}`, html };
}

/** A page with its kind, as records have one. */
export function markKind({ address, html }: HandWrittenPage): HandWrittenPage {
  const kind: SearchKindLabel = address.startsWith('/guides/') ? 'Guides' : 'Pages';
  return { address, html: html.replace('<main', `<main data-pagefind-filter="kind:${kind}"`) };
}
