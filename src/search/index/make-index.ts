import type { SearchedSite } from '../records/page-records.ts';
import { listSearchRecords } from '../records/search-records.ts';
import { type HandWrittenPage, markKind, relateTo } from './hand-written-pages.ts';
import { type IndexFile, openIndexWriter } from './index-writer.ts';

/**
 * Makes the search index of a site.
 *
 * @param pages those that were written by hand.
 * @param path where the catalogue is below the base path. Default: there.
 */
export async function makeSearchIndex(
  site: SearchedSite,
  pages: Iterable<HandWrittenPage>,
  path = '',
): Promise<IndexFile[]> {
  const writer = await openIndexWriter(site.catalogue.about);
  await writer.addRecords(listSearchRecords(site));
  for (const page of pages) await writer.addPage(relateTo(path, markKind(page)));
  return writer.finish();
}
