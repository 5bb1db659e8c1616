import { splitAuthors } from './author-name.ts';
import type { About } from './about.ts';
import { type Citation, toCitationKey, toDoiAddress, toYear } from './task-citation.ts';

/**
 * The parts of a reference to a whole dataset.
 *
 * @param siteAddress where the site is published, with a slash at its end.
 * @param digest of the dataset's content.
 * @param judgingDigest of how its tasks are judged, where the code of the environment was seen.
 */
export function citeDataset(
  about: About,
  siteAddress: string | undefined,
  digest: string,
  judgingDigest?: string,
): Citation {
  const { citation = {}, title, version, homepage, releaseDoi } = about;
  const { date, doi, url, venue, year } = citation;
  const paper = doi === undefined ? url : toDoiAddress(doi);
  const own = releaseDoi && toDoiAddress(releaseDoi);
  const address = homepage ?? siteAddress ?? own ?? paper;
  return {
    key: toCitationKey(about),
    title: citation.title ?? title,
    id: undefined,
    authors: splitAuthors(about),
    dataset: venue,
    version,
    date,
    year: year ?? toYear(date),
    address,
    paper: paper === address || paper === own ? undefined : paper,
    doi: releaseDoi,
    digest,
    judgingDigest,
  };
}
