import { addresses, withBase } from '#addresses/addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import { nameFeeds } from '#export/history/feeds.ts';

/** The attributes of a link to a feed. */
export interface FeedLink {
  title: string;
  href: string;
}

/** The feeds of the releases of a dataset; a site whose address is not known has none. */
export const listFeedLinks = (about: About, siteAddress: string | undefined): FeedLink[] =>
  siteAddress === undefined
    ? []
    : Object.values(nameFeeds(about)).map(({ name, title }) => ({
        title,
        href: withBase(siteAddress, addresses.dataFile(name)),
      }));
