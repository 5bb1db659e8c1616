import { Worker } from 'node:worker_threads';
import { besideModule } from '../../dataset/project-root.ts';
import type { ListedFile } from '../output/list-files.ts';
import { replyOf } from '../writer/worker-reply.ts';
import type { Reason } from './decide-reuse.ts';

/** The site of the previous build, in a thread that lists its files. */
export interface PreviousSite {
  /** Its files, or why they cannot be used: they must all be as the build left them. */
  compare: (left: LeftSite) => Promise<SiteState>;
  close: () => Promise<void>;
}

export type SiteState = { files: readonly ListedFile[] } | { unusable: Reason };

/** What a build left. */
export interface LeftSite {
  /** The digest that the listing of all files has, if nothing touched them. */
  listing: string;
  /** The digest that the list of the digests of all files must have. */
  contents: string;
}

/** Files are read only where their times have changed, as those of a copy have. */
export function openPreviousSite(folder: string): PreviousSite {
  const thread = new Worker(besideModule('previous-site-thread', import.meta.url), {
    workerData: folder,
  });
  return {
    async compare({ listing, contents }) {
      const reply = replyOf(thread);
      thread.postMessage({ listing, contents } satisfies LeftSite);
      const files = (await reply) as ListedFile[] | undefined;
      return files ? { files } : { unusable: 'the output folder was changed' };
    },
    async close() {
      await thread.terminate();
    },
  };
}
