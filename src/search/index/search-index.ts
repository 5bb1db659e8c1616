import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { facets } from '../../catalogue/groups/facets.ts';
import { recordOtherPages, recordTasks } from '../records/search-records.ts';
import type { SearchKindLabel } from '../records/search-kinds.ts';
import { searchFolder } from '../records/search-parts.ts';
import type { PageKeyList } from '../../builder/reuse/reusable-pages.ts';
import type { PageKeys } from '../../builder/reuse/page-keys.ts';
import { answerOf, threadLimits } from '../../builder/writer/worker-reply.ts';
import { entryFile } from './stable-index.ts';
import type { SearchMessage, SearchThreadData } from './search-thread.ts';
import { splitTasks, type TaskPart } from './split-tasks.ts';
import type { BuiltPage } from '../../site/plugin/watch-pages.ts';

/** An index that fills while pages are rendered. */
export interface SearchIndex {
  /** Names the hand-written pages; the index is made when the last of them has been added. */
  expect: (pages: readonly string[]) => void;
  add: (page: BuiltPage) => void;
  /** Adds pages that were not rendered, and resolves when the index is on the disk. */
  finish: () => Promise<void>;
  /** The key of each part that holds tasks alone, by a file of it. */
  keys: PageKeyList;
}

/** The catalogue's own pages, which have their records already. */
const catalogued = new RegExp(
  `^(?:$|404|(?:tasks|problems|rules|${facets.map(({ name }) => name).join('|')})(?:/|$))`,
);

/** Whether a page was written by hand, so that search has to read it. */
export const isHandWritten = (page: string): boolean => !catalogued.test(page);

/**
 * Starts to index every task and group, in a thread of its own and with Pagefind's own process.
 *
 * @param folder where the site is made.
 * @param known how parts are named, and the names in the former site, whose index lies there; a part
 *   of the same name stays. Default: nothing is known.
 */
export function startSearchIndex(
  catalogue: Catalogue,
  folder: string,
  known?: { keys: PageKeys; former: PageKeyList },
): SearchIndex {
  const { language, canary } = catalogue.about;
  const workerData: SearchThreadData = { folder: join(folder, searchFolder), language, canary };
  const thread = new Worker(new URL('search-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: threadLimits,
  });
  const post = (message: SearchMessage) => {
    thread.postMessage(message);
  };
  const written = answerOf(thread);
  // A failure is reported by `finish`, which awaits the same promise.
  written.catch(() => undefined);
  // When pages fail, nothing waits for the thread; waiting for an answer holds it, so this comes after.
  thread.unref();
  const keys: Record<string, string> = {};
  const { about, entries } = catalogue;
  const parts = splitTasks(entries);
  for (const part of parts) {
    const file = toEntryFile(part);
    const key = known && digest(part.entries.map(known.keys.entry), language, canary);
    if (key !== undefined) keys[file] = key;
    const isFormer = key !== undefined && known?.former[file] === key;
    if (isFormer) post({ kept: part.folder });
    else post({ folder: part.folder, records: recordTasks(part.entries, about) });
  }
  const few = parts.length === 0 ? recordTasks(entries, about) : [];
  post({ folder: '', records: [...few, ...recordOtherPages(catalogue)] });

  let awaited = new Set<string>();
  const add = (page: BuiltPage) => {
    if (!awaited.delete(page.name)) return;
    post({ page: { url: page.address, content: markKind(page) } });
    if (awaited.size === 0) post('complete');
  };
  return {
    keys,
    expect(pages) {
      awaited = new Set(pages);
      if (awaited.size === 0) post('complete');
    },
    add,
    async finish() {
      thread.ref();
      try {
        for (const name of awaited) add(await readPage(folder, name));
        await written;
      } finally {
        await thread.terminate();
      }
    },
  };
}

/** The file that names all others of an index. */
const toEntryFile = ({ folder }: TaskPart): string => join(searchFolder, folder, entryFile);

const digest = (...parts: unknown[]): string => hash('sha256', JSON.stringify(parts));

/** Says what a hand-written page is, as the records of all else do. */
function markKind({ name, html }: BuiltPage): string {
  const kind: SearchKindLabel = name.startsWith('guides/') ? 'Guides' : 'Pages';
  return html.replace('<main', `<main data-pagefind-filter="kind:${kind}"`);
}

/** A page is a folder or a file, as Astro's `build.format` says. */
async function readPage(folder: string, name: string): Promise<BuiltPage> {
  const inFolder = await readFile(join(folder, name, 'index.html'), 'utf8').catch(() => undefined);
  if (inFolder !== undefined) return { name, address: `/${name}/`, html: inFolder };
  const html = await readFile(join(folder, `${name}.html`), 'utf8');
  return { name, address: `/${name}.html`, html };
}
