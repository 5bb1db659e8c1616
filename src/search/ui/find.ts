import { readFilterValue } from '../records/filter-value.ts';
import { type FoundGroup, findGroups, type SearchQuery } from './find-groups.ts';
import { type Pagefind, textsOf } from './pagefind.ts';
import { findMissing, findSubstitute, fold, isBegun, toKnownWords, toWords } from './words.ts';

/** What was found for a query, or for what it was taken to mean. */
export interface Found {
  groups: FoundGroup[];
  words: string[];
  /** The words that stand for others that were typed, and for which. */
  substitutes: Substitute[];
  /** Words that were typed and occur nowhere. */
  missing: string[];
}

interface Substitute {
  typed: string;
  taken: string;
}

/** Finds what a query asks for; when words occur nowhere, what they may have meant. */
export async function find(
  pagefind: Pagefind,
  query: SearchQuery,
  isWanted: () => boolean,
): Promise<Found> {
  const words = toWords(query.text);
  const groups = await findGroups(pagefind, query, isWanted);
  const texts = textsOfGroups(groups);
  const unheard =
    groups.length > 0 ? findMissing(words, texts) : await findUnheard(pagefind, words);
  const missing = unheard.filter((word) => !isBegun(word, texts));
  const isForeign = words.length > 0 && missing.length === words.length;
  const typed: Found = { groups: isForeign ? [] : groups, words, substitutes: [], missing };
  if (unheard.length === 0 || !isWanted()) return typed;

  const substitutes = await findSubstitutes(pagefind, unheard);
  const takenFor = new Map(substitutes.map(({ typed, taken }) => [typed, taken]));
  const isLeftOut = (word: string) => groups.length === 0 && unheard.includes(word);
  const meant = words
    .map((word) => takenFor.get(word) ?? (isLeftOut(word) ? '' : word))
    .filter((word) => word !== '');
  const leftOut = unheard.filter((word) => !takenFor.has(word) && isLeftOut(word));
  if (meant.length === 0 || meant.join(' ') === words.join(' ')) return typed;

  const text = meant.join(' ');
  const better = await findGroups(pagefind, { ...query, text }, isWanted);
  const stillUnheard = findMissing(toWords(text), textsOfGroups(better));
  if (better.length === 0 || stillUnheard.length >= unheard.length) return typed;
  const isOther = ({ typed, taken }: Substitute) => fold(typed) !== taken.replaceAll(' ', '_');
  return {
    groups: better,
    words: [...new Set([...toWords(text), ...words.filter((word) => !unheard.includes(word))])],
    substitutes: substitutes.filter(isOther),
    missing: [...leftOut, ...stillUnheard],
  };
}

const textsOfGroups = (groups: readonly FoundGroup[]): string[] =>
  groups.flatMap(({ results }) => results.flatMap(textsOf));

/** Words of which each, looked for alone, is not in what is found first. */
async function findUnheard(pagefind: Pagefind, words: readonly string[]): Promise<string[]> {
  const unheard: string[] = [];
  for (const word of new Set(words)) {
    const { results } = await pagefind.search(word, { filters: {} });
    const first = await results[0]?.data();
    unheard.push(...findMissing([word], first ? textsOf(first) : []));
  }
  return unheard;
}

async function findSubstitutes(
  pagefind: Pagefind,
  unheard: readonly string[],
): Promise<Substitute[]> {
  const { app = {}, metric = {} } = await pagefind.filters();
  const names = [...Object.keys(app), ...Object.keys(metric)].flatMap((value) => {
    const { name, label } = readFilterValue(value);
    return [name, label];
  });
  const known = toKnownWords(names);
  return unheard.flatMap((typed) => {
    const taken = findSubstitute(typed, known);
    return taken === undefined ? [] : [{ typed, taken }];
  });
}
