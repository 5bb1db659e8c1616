import { searchFolder, toPartFolder } from '../records/search-parts.ts';
import type { Pagefind } from './pagefind.ts';
import { joinParts, partFilter } from './search-parts.ts';

/** Pagefind's module before its indexes are loaded. */
interface PagefindModule extends Pagefind {
  init(): Promise<void>;
  options(options: PagefindOptions): Promise<void>;
  /** Adds the index of another folder. */
  mergeIndex(
    folder: string,
    options: PagefindOptions & { mergeFilter: Record<string, string> },
  ): Promise<void>;
}

interface PagefindOptions {
  baseUrl: string;
  ranking: { metaWeights: Record<string, number> };
}

/**
 * A typed id or name is more specific than a word of an instruction. Pagefind's own weights are 5
 * for a title and 1 for the rest.
 */
const metaWeights = { title: 5, id: 8, metrics: 2, kind: 0, tasks: 0 };

/**
 * Loads the search of the site at an address; rejects when the site has no index.
 *
 * @param parts into how many indexes the tasks are divided; with one there is a single index.
 */
export async function loadPagefind(base: string, parts: number): Promise<Pagefind> {
  const folder = `${base}${searchFolder}/`;
  const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as PagefindModule;
  const options = { baseUrl: base, ranking: { metaWeights } };
  await pagefind.options(options);
  await pagefind.init();
  if (parts === 1) return pagefind;
  const merge = (part: number) => {
    const mergeFilter = { [partFilter]: String(part) };
    return pagefind.mergeIndex(`${folder}${toPartFolder(part)}/`, { ...options, mergeFilter });
  };
  await Promise.all(Array.from({ length: parts }, (_, part) => merge(part)));
  return joinParts(pagefind, base, parts);
}
