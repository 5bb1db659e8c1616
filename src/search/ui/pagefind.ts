import { searchFolder } from '../search-folder.ts';

/** What a page is also called counts as its text. A typed name is more specific than a word of a sentence. Pagefind's own weight of a title is 5. */
const metaWeights = { title: 5, also: 1, kind: 0, tasks: 0 };

/** Loads the search of the site at an address; rejects when the site has no index. */
export async function loadPagefind(base: string): Promise<Pagefind> {
  const folder = `${base}${searchFolder}/`;
  const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as PagefindModule;
  await pagefind.options({ baseUrl: base, ranking: { metaWeights } });
  await pagefind.init();
  return pagefind;
}

/** The part of Pagefind's browser interface that the search dialog uses. */
export interface Pagefind {
  search(term: string | null, options: { filters: PagefindFilters }): Promise<PagefindFound>;
}

/** A result must have one of the values of every filter. */
type PagefindFilters = Record<string, { any: readonly string[] }>;

interface PagefindFound {
  results: { data(): Promise<PagefindResult> }[];
  /** The number of results by the values of each filter. */
  filters: Record<string, Record<string, number>>;
}

export interface PagefindResult {
  url: string;
  /** All searchable text of a record. */
  content: string;
  meta: Partial<Record<string, string>>;
}

/** Pagefind's module before its index is loaded. */
interface PagefindModule extends Pagefind {
  init(): Promise<void>;
  options(options: PagefindOptions): Promise<void>;
}

interface PagefindOptions {
  baseUrl: string;
  ranking: { metaWeights: Record<string, number> };
}
