import type { SearchedSite } from '../records/page-records.ts';
import { listSearchRecords } from '../records/search-records.ts';
import { type HandWrittenPage, markKind, relateTo } from './hand-written-pages.ts';
import { type IndexFile, openIndexWriter } from './index-writer.ts';

/** Pagefind has one process for all indexes, which ends with each, so they are made one after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the search index of a site.
 *
 * @param pages those that were written by hand.
 * @param path where the catalogue is below the base path. Default: there.
 */
export function makeSearchIndex(
  site: SearchedSite,
  pages: Iterable<HandWrittenPage>,
  path = '',
): Promise<IndexFile[]> {
  const made = last.then(async () => {
    const writer = await openIndexWriter(site.catalogue.about);
    await writer.addRecords(listSearchRecords(site));
    for (const page of pages) await writer.addPage(relateTo(path, markKind(page)));
    return writer.finish();
  });
  last = made.catch(() => undefined);
  return made;
}
