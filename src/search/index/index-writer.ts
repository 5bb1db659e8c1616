import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { addCanary } from '#export/dataset/add-canary.ts';
import type { SearchRecord } from '../records/search-records.ts';
import { searchFolder } from '../search-folder.ts';
import type { HandWrittenPage } from './hand-written-pages.ts';

/** Makes the index of a site. */
export interface IndexWriter {
  addRecords(records: readonly SearchRecord[]): Promise<void>;
  addPage(page: HandWrittenPage): Promise<void>;
  /** Makes the files of the index; nothing can be added after it. */
  finish(): Promise<IndexFile[]>;
}

export interface IndexFile {
  /** Its name below the folder of the site, with slashes. */
  name: string;
  content: Uint8Array | string;
}

export interface IndexSettings {
  /** Of the dataset, as a language tag. */
  language: string;
  canary?: string | undefined;
}

/** Starts Pagefind, which runs in a process of its own until the index is finished. */
export async function openIndexWriter({ language, canary }: IndexSettings): Promise<IndexWriter> {
  const indexLanguage = toIndexLanguage(language);
  const index = await create(indexLanguage);

  return {
    async addRecords(records) {
      // Pagefind answers each call when the record is indexed; some calls at once keep it busy.
      for (let start = 0; start < records.length; start += callsAtOnce) {
        const batch = records.slice(start, start + callsAtOnce);
        const added = batch.map((record) =>
          index.addCustomRecord({ ...record, language: indexLanguage }),
        );
        for (const answer of await Promise.all(added)) await check(answer);
      }
    },
    async addPage({ address, html }) {
      await check(await index.addHTMLFile({ url: address, content: html }));
    },
    async finish() {
      // Pagefind reports files as written that are not yet on the disk
      // (https://github.com/Pagefind/pagefind/issues/1271), so they are taken as bytes. This can go
      // when `writeFiles` waits for the disk.
      const { errors, files } = await index.getFiles();
      await check({ errors });
      await close();
      return files.map(({ path, content }) => ({
        name: `${searchFolder}/${path}`,
        content: path === entryFile ? markEntry(content, canary) : content,
      }));
    },
  };
}

/** @param folder of the site's pages. */
export function writeIndexFiles(folder: string, files: readonly IndexFile[]): void {
  for (const { name, content } of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const callsAtOnce = 64;
/** Names the other files of an index. */
const entryFile = 'pagefind-entry.json';

async function create(forceLanguage: string): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({
    // One index for all languages: a reader searches the dataset, not a part of it.
    forceLanguage,
    // Names of functions stay whole words.
    includeCharacters: '_',
    rootSelector: 'main',
  });
  if (!index) throw new Error(`the search index cannot be created: ${errors.join('; ')}`);
  return index;
}

/** Search reads this file by its keys and ignores others. */
const markEntry = (content: Uint8Array, canary: string | undefined): Uint8Array | string =>
  canary === undefined ? content : addCanary(Buffer.from(content).toString(), canary);

/**
 * The language whose rules join the forms of a word. For three languages Pagefind looks for words
 * itself, in the pages but not in the query; their characters are indexed in pairs instead.
 */
function toIndexLanguage(language: string): string {
  return /^(?:ja|th|zh)(?:-|$)/i.test(language) ? 'und' : language;
}

/** Ends the process of Pagefind when it refuses something, as `finish` does. */
async function check({ errors }: { errors: string[] }): Promise<void> {
  if (errors.length === 0) return;
  await close();
  throw new Error(`the search index cannot be created: ${errors.join('; ')}`);
}
