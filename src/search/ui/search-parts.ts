import { findSearchPart } from '../records/search-parts.ts';
import { isUnspaced } from '../records/space-scripts.ts';
import { type Pagefind, type PagefindFilters, type PagefindFound, textsOf } from './pagefind.ts';
import { findMissing, isBegun, toWords } from './words.ts';

/** The filter whose value is the part of the index that a task is in. */
export const partFilter = 'part';

/** The main index, in lists of parts. */
const main = 'main';

/** Enough results to have one of most parts. */
const firstResults = 8;

/**
 * Searches an index that is split into parts. In a part without a word, Pagefind silently searches
 * for another one, so only the parts with most of the words are searched.
 *
 * @param base the path of the site.
 */
export function joinParts(pagefind: Pagefind, base: string, parts: number): Pagefind {
  const names = Array.from({ length: parts }, (_, part) => String(part));
  const toPart = (url: string): string => {
    const address = url.slice(base.length - 1);
    return address.startsWith('/tasks/') ? String(findSearchPart(address, parts)) : main;
  };
  const only = (chosen: readonly string[]): PagefindFilters => ({
    [partFilter]: chosen.includes(main)
      ? { none: names.filter((name) => !chosen.includes(name)) }
      : { any: chosen },
  });

  /** For each part with results, how many words its first result lacks. */
  const countMissing = async (term: string): Promise<Map<string, number>> => {
    const missing = new Map<string, number>();
    const countIn = async (found: PagefindFound['results']) => {
      for (const { url, ...texts } of await Promise.all(found.map((result) => result.data()))) {
        const part = toPart(url);
        if (!missing.has(part)) missing.set(part, countMissingWords(toWords(term), textsOf(texts)));
      }
    };
    const { results, filters } = await pagefind.search(term, { filters: {} });
    await countIn(results.slice(0, firstResults));
    const counts = filters[partFilter] ?? {};
    const ofTasks = names.filter((name) => (counts[name] ?? 0) > 0);
    const tasks = ofTasks.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    const found = results.length > tasks ? [...ofTasks, main] : ofTasks;
    for (const part of found.filter((name) => !missing.has(name))) {
      const own = await pagefind.search(term, { filters: only([part]) });
      await countIn(own.results.slice(0, 1));
    }
    return missing;
  };
  const findBestParts = async (term: string): Promise<PagefindFilters> => {
    const missing = await countMissing(term);
    const least = Math.min(...missing.values());
    const best = [...missing].flatMap(([part, count]) => (count === least ? [part] : []));
    return best.length === missing.size ? {} : only(best);
  };

  let last: { term: string; best: Promise<PagefindFilters> } | undefined;
  return {
    ...pagefind,
    async search(term, { filters }) {
      if (term === null) return pagefind.search(term, { filters });
      if (last?.term !== term) last = { term, best: findBestParts(term) };
      return pagefind.search(term, { filters: { ...filters, ...(await last.best) } });
    },
  };
}

/** How many of the words do not occur in the texts in any form. */
function countMissingWords(words: readonly string[], texts: readonly string[]): number {
  const unspaced = words
    .filter(isUnspaced)
    .filter((word) =>
      Array.from(word).some((character) => !texts.some((text) => text.includes(character))),
    );
  // Names and ids with digits have no other forms.
  const spaced = findMissing(words, texts).filter(
    (word) => /\p{N}/u.test(word) || !isBegun(word, texts),
  );
  return unspaced.length + spaced.length;
}
