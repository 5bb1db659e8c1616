import { Worker } from 'node:worker_threads';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  describeMainPart,
  type HandWrittenPage,
  type IndexPart,
  listTaskParts,
  markKind,
} from '../../search/index/index-content.ts';
import type { IndexSettings } from '../../search/index/index-writer.ts';
import { searchFolder } from '../../search/records/search-parts.ts';
import { replyOf, threadLimits } from '../writer/worker-reply.ts';

/** The search index of a site, which is made in a thread while pages are rendered. */
export interface SearchIndex {
  addPage: (page: HandWrittenPage) => void;
  /** Makes the index of all that was added, and resolves when it is on the disk. */
  finish: () => Promise<void>;
  close: () => Promise<void>;
}

/** What the thread is started with. */
export interface SearchThreadData extends IndexSettings {
  /** The folder of the site. */
  site: string;
}

export type SearchMessage = { part: IndexPart } | { page: HandWrittenPage } | 'finish';

/**
 * Starts to index every task and group, with Pagefind's own process.
 *
 * @param site the folder of the site.
 * @param reused the folders of parts that are taken from the previous site.
 */
export function startSearchIndex(
  catalogue: Catalogue,
  site: string,
  reused: ReadonlySet<string>,
): SearchIndex {
  const { language, canary } = catalogue.about;
  const workerData: SearchThreadData = { site, language, canary };
  const thread = new Worker(new URL('search-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: threadLimits,
  });
  const post = (message: SearchMessage) => {
    thread.postMessage(message);
  };
  for (const part of listTaskParts(catalogue)) {
    if (!reused.has(`${searchFolder}/${part.folder}/`)) post({ part: part.describe() });
  }
  post({ part: describeMainPart(catalogue) });
  return {
    addPage(page) {
      post({ page: markKind(page) });
    },
    finish() {
      const reply = replyOf(thread);
      post('finish');
      return reply;
    },
    async close() {
      await thread.terminate();
    },
  };
}
