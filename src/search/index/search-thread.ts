import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { inBatches } from '../../dataset/in-batches.ts';
import { addCanary } from '../../export/dataset/add-canary.ts';
import type { SearchRecord } from '../records/search-records.ts';
import { listFiles } from '../../builder/output/list-files.ts';
import { removeIfEmpty } from '../../builder/reuse/previous-files.ts';
import { placeFile } from '../../builder/writer/write-if-changed.ts';
import { entryFile, type IndexFile, toStableIndex } from './stable-index.ts';
import { answerFor } from '../../builder/writer/worker-reply.ts';

/** What the thread is started with. */
export interface SearchThreadData {
  /** Where the index is written. */
  folder: string;
  language: string;
  canary: string | undefined;
}

/** Records that share an index. */
export interface RecordPart {
  /** Where it lies below the folder of the search index; empty for the main one. */
  folder: string;
  records: readonly SearchRecord[];
}

/**
 * Records to be indexed together, a part of the former index that stays, a page for the main index,
 * and at last the word that there are no more.
 */
export type SearchMessage =
  RecordPart | { kept: string } | { page: { url: string; content: string } } | 'complete';

const { folder, language, canary } = workerData as SearchThreadData;
const indexLanguage = toIndexLanguage(language);
standBack();
const main = create();
/** What the index consists of: names of files, and of folders with a slash at the end. */
const own: string[] = [];
let filled: Promise<unknown> = main;

parentPort?.on('message', (message: SearchMessage) => {
  const before = filled;
  const taken = async () => {
    await before;
    await take(await main, message);
  };
  if (message === 'complete') void answerFor(taken);
  else filled = taken();
  // What failed is told at the end.
  filled.catch(() => undefined);
});

/**
 * Leaves processors to the rendering of pages, which takes longer. On Linux a thread has a priority
 * of its own, and a process that it starts takes it over; elsewhere the whole build would have it.
 */
function standBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it; the build takes a little longer then.
  }
}

async function take(mainIndex: PagefindIndex, message: SearchMessage): Promise<void> {
  if (message === 'complete') {
    write('', await readFiles(mainIndex));
    await close();
    removeOthers();
  } else if ('page' in message) {
    check(await mainIndex.addHTMLFile(message.page));
  } else if ('kept' in message) {
    own.push(`${message.kept}/`);
  } else if (message.folder === '') {
    await addRecords(mainIndex, message.records);
  } else {
    const part = await create();
    await addRecords(part, message.records);
    const files = await readFiles(part);
    await part.deleteIndex();
    write(`${message.folder}/`, files.filter(isOfRecords));
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

async function addRecords(index: PagefindIndex, records: readonly SearchRecord[]): Promise<void> {
  await inBatches(records, async (record) => {
    check(await index.addCustomRecord({ ...record, language: indexLanguage }));
  });
}

/**
 * Pagefind 1.5 answers that its files are written while some still wait for the disk, and ending its
 * process cuts them off, so they are written here. This can go when
 * https://github.com/Pagefind/pagefind/issues/1271 is resolved.
 */
async function readFiles(index: PagefindIndex): Promise<IndexFile[]> {
  const { errors, files } = await index.getFiles();
  check({ errors });
  return toStableIndex(files);
}

/** What reads an index is the same for all, and lies in the main one alone. */
const isOfRecords = ({ path }: IndexFile): boolean =>
  path === entryFile || /\.pf_(?:meta|index|filter|fragment)$/.test(path);

function write(below: string, files: readonly IndexFile[]): void {
  for (const { path, content } of files) {
    placeFile(join(folder, below, path), path === entryFile ? markEntry(content) : content);
    own.push(`${below}${path}`);
  }
}

/** Files of the former site may lie there too. */
function removeOthers(): void {
  const files = new Set(own);
  const isOwn = (name: string) =>
    files.has(name) || files.has(name.slice(0, name.indexOf('/') + 1));
  for (const { name } of listFiles(folder)) {
    if (isOwn(name)) continue;
    rmSync(join(folder, name));
    removeIfEmpty(dirname(join(folder, name)));
  }
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
