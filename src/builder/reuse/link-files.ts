import { Worker } from 'node:worker_threads';
import { besideModule } from '../../dataset/project-root.ts';
import { replyOf } from '../writer/worker-reply.ts';
import type { Reason } from './decide-reuse.ts';

/** The site of the previous build, in a thread that looks at its files and links them. */
export interface PreviousSite {
  /** Settles with why its files cannot be used; undefined when all are as the build left them. */
  unusable: Promise<Reason | undefined>;
  /**
   * Puts files of it into the new site, as further links to them; a name with a slash at its end is
   * a folder. @throws PreviousSiteLost when one is missing.
   */
  link: (names: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** What the thread is started with. */
export interface LinkerData {
  from: string;
  to: string;
  /** The digest that the listing of all files has, if nothing touched them. */
  listing: string;
  /** The digest that the list of the digests of all files must have. */
  contents: string;
}

/** Files are read only where their times have changed, as those of a copy have. */
export function openPreviousSite(workerData: LinkerData): PreviousSite {
  const thread = new Worker(besideModule('link-files-thread', import.meta.url), { workerData });
  return {
    unusable: replyOf(thread).then(
      () => undefined,
      (error: unknown) => (error as { code?: Reason }).code ?? 'the output folder was changed',
    ),
    async link(names) {
      thread.postMessage(names);
      try {
        await replyOf(thread);
      } catch (cause) {
        throw new PreviousSiteLost('the previous site was changed during the build', { cause });
      }
    },
    async close() {
      await thread.terminate();
    },
  };
}

/** Another build, or somebody, changed the previous site while files of it were reused. */
export class PreviousSiteLost extends Error {}
