import { findSearchPart } from '../records/search-parts.ts';
import { isUnspaced } from '../records/space-scripts.ts';
import { type Pagefind, type PagefindFilters, type PagefindFound, textsOf } from './pagefind.ts';
import { findMissing, isBegun, toWords } from './words.ts';

/** What says of a task in which part of the index it is. */
export const partFilter = 'part';

/** What is found in the main index, which is no part. */
const main = 'main';

/** As many results tell of most parts whether they know the words. */
const firstResults = 8;

/**
 * Searches an index that lies in parts. Pagefind takes a word that a part does not know for another
 * one, without saying so. So only the parts that know most of the words are searched.
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

  /** For each part in which something is found, how many words its first result does not have. */
  const countMissing = async (term: string): Promise<Map<string, number>> => {
    const missing = new Map<string, number>();
    const see = async (seen: PagefindFound['results']) => {
      for (const { url, ...texts } of await Promise.all(seen.map((result) => result.data()))) {
        const part = toPart(url);
        if (!missing.has(part)) missing.set(part, countUnheard(toWords(term), textsOf(texts)));
      }
    };
    const { results, filters } = await pagefind.search(term, { filters: {} });
    await see(results.slice(0, firstResults));
    const counts = filters[partFilter] ?? {};
    const ofTasks = names.filter((name) => (counts[name] ?? 0) > 0);
    const tasks = ofTasks.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    const found = results.length > tasks ? [...ofTasks, main] : ofTasks;
    for (const part of found.filter((name) => !missing.has(name))) {
      const own = await pagefind.search(term, { filters: only([part]) });
      await see(own.results.slice(0, 1));
    }
    return missing;
  };
  const findKnowing = async (term: string): Promise<PagefindFilters> => {
    const missing = await countMissing(term);
    const least = Math.min(...missing.values());
    const knowing = [...missing].flatMap(([part, count]) => (count === least ? [part] : []));
    return knowing.length === missing.size ? {} : only(knowing);
  };

  let last: { term: string; knowing: Promise<PagefindFilters> } | undefined;
  return {
    ...pagefind,
    async search(term, { filters }) {
      if (term === null) return pagefind.search(term, { filters });
      if (last?.term !== term) last = { term, knowing: findKnowing(term) };
      return pagefind.search(term, { filters: { ...filters, ...(await last.knowing) } });
    },
  };
}

/** How many of the words do not occur in the texts, in no form. */
function countUnheard(words: readonly string[], texts: readonly string[]): number {
  const signs = words.filter(isUnspaced);
  const lost = signs.filter((word) =>
    Array.from(word).some((sign) => !texts.some((text) => text.includes(sign))),
  );
  // Names and ids that have digits have no other forms.
  const unheard = findMissing(words, texts).filter(
    (word) => /\p{N}/u.test(word) || !isBegun(word, texts),
  );
  return lost.length + unheard.length;
}
