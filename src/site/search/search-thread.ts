import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { inBatches } from '../../dataset/in-batches.ts';
import { addCanary } from '../../export/add-canary.ts';
import type { SearchRecord } from '../../export/search-records.ts';
import { listFiles } from '../build/list-files.ts';
import { placeFile } from '../files/place-file.ts';
import { toStableIndex } from './stable-index.ts';
import { answerFor } from '../files/thread-answer.ts';

/** What the thread is started with. */
export interface SearchThreadData {
  /** Where the index is written. */
  folder: string;
  language: string;
  canary: string | undefined;
}

/** Records and pages to be indexed, and at last the word that there are no more. */
export type SearchMessage =
  { records: readonly SearchRecord[] } | { page: { url: string; content: string } } | 'complete';

const { folder, language, canary } = workerData as SearchThreadData;
const indexLanguage = toIndexLanguage(language);
const index = create();
let filled: Promise<unknown> = index;

parentPort?.on('message', (message: SearchMessage) => {
  const before = filled;
  const taken = async () => {
    await before;
    await take(await index, message);
  };
  if (message === 'complete') void answerFor(taken);
  else filled = taken();
  // What failed is told at the end.
  filled.catch(() => undefined);
});

async function take(filling: PagefindIndex, message: SearchMessage): Promise<void> {
  if (message === 'complete') {
    await write(filling);
  } else if ('page' in message) {
    check(await filling.addHTMLFile(message.page));
  } else {
    await inBatches(message.records, async (record) => {
      check(await filling.addCustomRecord({ ...record, language: indexLanguage }));
    });
  }
}

async function create(): Promise<PagefindIndex> {
  const { index: created, errors } = await createIndex({
    // One index for all languages: a reader searches the dataset, not a part of it.
    forceLanguage: indexLanguage,
    // Names of functions stay whole words.
    includeCharacters: '_',
    rootSelector: 'main',
  });
  if (!created) throw new Error(`the search index cannot be made: ${errors.join('; ')}`);
  return created;
}

const entryFile = 'pagefind-entry.json';

/** Pagefind 1.5 says "written" before its files are (its issue 1271), so they are written here. */
async function write(index: PagefindIndex): Promise<void> {
  const { errors, files } = await index.getFiles();
  check({ errors });
  await close();
  const stable = toStableIndex(files);
  for (const { path, content } of stable) {
    placeFile(join(folder, path), path === entryFile ? markEntry(content) : content);
  }
  const own = new Set(stable.map(({ path }) => path));
  // Files of the former site may lie there too.
  for (const { name } of listFiles(folder)) if (!own.has(name)) rmSync(join(folder, name));
}

/** Search reads this file by its keys and passes over others. */
const markEntry = (content: Uint8Array): Uint8Array | string =>
  canary === undefined ? content : addCanary(Buffer.from(content).toString(), canary);

/**
 * The language whose rules join the forms of a word. For three languages Pagefind looks for words
 * itself, in the pages but not in the query; their signs have been paired instead.
 */
function toIndexLanguage(own: string): string {
  return /^(?:ja|th|zh)(?:-|$)/i.test(own) ? 'und' : own;
}

function check({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw new Error(`the search index cannot be made: ${errors.join('; ')}`);
}
