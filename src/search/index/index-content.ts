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
 * @param own the path of the catalogue that is searched, such as `/desktop`. Default: the base path.
 * @param all the paths of all catalogues of the site.
 */
export function isHandWritten(page: string, own = '', all: readonly string[] = [own]): boolean {
  const [nearest] = all
    .filter((path) => `/${page}/`.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length);
  if (nearest === undefined) return page !== '404';
  if (nearest !== '' && nearest !== own) return false;
  return !catalogued.test(page.slice(nearest.length));
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
