import type { SearchedSite } from '../records/page-records.ts';
import { listSearchRecords } from '../records/search-records.ts';
import { type HandWrittenPage, markKind, relateTo } from './hand-written-pages.ts';
import { openIndexWriter } from './index-writer.ts';

/**
 * Writes the search index of a site.
 *
 * @param folder of its pages.
 * @param pages those that were written by hand.
 * @param path where the catalogue is below the base path. Default: there.
 */
export async function writeSearchIndex(
  site: SearchedSite,
  folder: string,
  pages: Iterable<HandWrittenPage>,
  path = '',
): Promise<void> {
  const writer = await openIndexWriter(site.catalogue.about, folder);
  await writer.addRecords(listSearchRecords(site));
  for (const page of pages) await writer.addPage(relateTo(path, markKind(page)));
  await writer.finish();
}
