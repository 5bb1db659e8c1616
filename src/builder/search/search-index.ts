import { besideModule } from '#dataset/project-root.ts';
import { type HandWrittenPage, markKind } from '#search/index/hand-written-pages.ts';
import type { IndexSettings } from '#search/index/index-writer.ts';
import type { SearchedSite } from '#search/records/page-records.ts';
import { listSearchRecords, type SearchRecord } from '#search/records/search-records.ts';
import { startThread } from '../writer/replying-thread.ts';

/** The search index of a site, which is made in a thread while pages are rendered. */
export interface SearchIndex {
  /** Makes the index, with these pages in it, and resolves when it is on the disk. */
  finish: (pages: readonly HandWrittenPage[]) => Promise<void>;
  close: () => Promise<void>;
}

/** What the thread is started with. */
export interface SearchThreadData extends IndexSettings {
  /** The folder of the site. */
  site: string;
}

export type SearchMessage =
  | { records: readonly SearchRecord[] }
  | { page: HandWrittenPage }
  | 'finish';

/**
 * Starts to index all that has a record, with Pagefind's own process.
 *
 * @param folder of the site.
 */
export function startSearchIndex(site: SearchedSite, folder: string): SearchIndex {
  const { language, canary } = site.catalogue.about;
  const workerData: SearchThreadData = { site: folder, language, canary };
  const module = besideModule('search-thread', import.meta.url);
  const thread = startThread<SearchMessage>(module, workerData);
  thread.post({ records: listSearchRecords(site) });
  return {
    async finish(pages) {
      const reply = thread.nextReply();
      for (const page of pages) thread.post({ page: markKind(page) });
      thread.post('finish');
      await reply;
    },
    close: thread.close,
  };
}
