import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { facets } from '../catalogue/facets.ts';
import { inBatches } from '../dataset/in-batches.ts';
import { addCanary } from '../export/add-canary.ts';
import type { SearchKindLabel } from '../export/search-kinds.ts';
import { searchRecords } from '../export/search-records.ts';
import { toStableIndex } from './stable-index.ts';

/** An index that fills while pages are rendered. */
interface SearchIndex {
  /**
   * Adds the hand-written pages and writes the index.
   *
   * @param folder the built site.
   * @param pages the addresses of all pages without slashes at the start.
   */
  finish(folder: string, pages: readonly string[]): Promise<void>;
}

/** The catalogue's own pages, which have their records already. */
const catalogued = new RegExp(
  `^(?:$|404|(?:tasks|problems|rules|${facets.map(({ name }) => name).join('|')})(?:/|$))`,
);

/** Starts to index every task and group in Pagefind's own process. */
export function startSearchIndex(catalogue: Catalogue): SearchIndex {
  const filling = fill(catalogue);
  // A failure is reported by `finish`, which awaits the same promise.
  filling.catch(() => undefined);
  return {
    async finish(folder, pages) {
      const index = await filling;
      for (const page of pages.filter((address) => !catalogued.test(address))) {
        const content = markKind(await readPage(folder, page), page);
        check(await index.addHTMLFile({ url: `/${page}`, content }));
      }
      // Pagefind 1.5 says "written" before its files are (its issue 1271), so they are written here.
      const { errors, files } = await index.getFiles();
      check({ errors });
      await close();
      await inBatches(toStableIndex(files), async ({ path, content }) => {
        const file = join(folder, 'pagefind', path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, path === entryFile ? markEntry(content, catalogue) : content);
      });
    },
  };
}

/** Says what a hand-written page is, as the records of all else do. */
function markKind(html: string, page: string): string {
  const kind: SearchKindLabel = page.startsWith('guides/') ? 'Guides' : 'Pages';
  return html.replace('<main', `<main data-pagefind-filter="kind:${kind}"`);
}

const entryFile = 'pagefind-entry.json';

/** Search reads this file by its keys and passes over others. */
function markEntry(content: Uint8Array, { about: { canary } }: Catalogue): Uint8Array | string {
  return canary === undefined ? content : addCanary(Buffer.from(content).toString(), canary);
}

/** A page is a folder or a file, as Astro's `build.format` says. */
async function readPage(folder: string, page: string): Promise<string> {
  const inFolder = join(folder, page, 'index.html');
  return readFile(inFolder, 'utf8').catch(() =>
    readFile(join(folder, `${page.replace(/\/$/, '')}.html`), 'utf8'),
  );
}

async function fill(catalogue: Catalogue): Promise<PagefindIndex> {
  const language = toIndexLanguage(catalogue.about.language);
  const { index, errors } = await createIndex({
    // One index for all languages: a reader searches the dataset, not a part of it.
    forceLanguage: language,
    // Names of functions stay whole words.
    includeCharacters: '_',
    rootSelector: 'main',
  });
  if (!index) throw new Error(`the search index cannot be made: ${errors.join('; ')}`);
  await inBatches([...searchRecords(catalogue)], async (record) => {
    check(await index.addCustomRecord({ ...record, language }));
  });
  return index;
}

/**
 * The language whose rules join the forms of a word. For three languages Pagefind looks for words
 * itself, in the pages but not in the query; their signs have been paired instead.
 */
function toIndexLanguage(language: string): string {
  return /^(?:ja|th|zh)(?:-|$)/i.test(language) ? 'und' : language;
}

function check({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw new Error(`the search index cannot be made: ${errors.join('; ')}`);
}
