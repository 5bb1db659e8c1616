import { readFilterValue } from '../records/filter-value.ts';
import { type FoundGroup, findGroups, type SearchQuery } from './find-groups.ts';
import { type Pagefind, textsOf } from './pagefind.ts';
import { findMissing, findSubstitute, fold, isBegun, toNameWords, toWords } from './words.ts';

/** The results of a query, or of the query with misspelt words replaced. */
export interface Found {
  groups: FoundGroup[];
  words: string[];
  /** Words that were searched for in place of the typed ones. */
  substitutes: Substitute[];
  /** Typed words that occur nowhere. */
  missing: string[];
}

interface Substitute {
  typed: string;
  replacement: string;
}

/** Searches for a query; replaces words that occur nowhere by the nearest names. */
export async function find(
  pagefind: Pagefind,
  query: SearchQuery,
  isWanted: () => boolean,
): Promise<Found> {
  const words = toWords(query.text);
  const groups = await findGroups(pagefind, query, isWanted);
  const texts = textsOfGroups(groups);
  const unmatched =
    groups.length > 0 ? findMissing(words, texts) : await findUnmatched(pagefind, words);
  const missing = unmatched.filter((word) => !isBegun(word, texts));
  const isAllMissing = words.length > 0 && missing.length === words.length;
  const typed: Found = { groups: isAllMissing ? [] : groups, words, substitutes: [], missing };
  if (unmatched.length === 0 || !isWanted()) return typed;

  const substitutes = await findSubstitutes(pagefind, unmatched);
  const replacementOf = new Map(substitutes.map(({ typed, replacement }) => [typed, replacement]));
  const isLeftOut = (word: string) => groups.length === 0 && unmatched.includes(word);
  const meant = words
    .map((word) => replacementOf.get(word) ?? (isLeftOut(word) ? '' : word))
    .filter((word) => word !== '');
  const leftOut = unmatched.filter((word) => !replacementOf.has(word) && isLeftOut(word));
  if (meant.length === 0 || meant.join(' ') === words.join(' ')) return typed;

  const text = meant.join(' ');
  const better = await findGroups(pagefind, { ...query, text }, isWanted);
  const stillUnmatched = findMissing(toWords(text), textsOfGroups(better));
  if (better.length === 0 || stillUnmatched.length >= unmatched.length) return typed;
  const isOther = ({ typed, replacement }: Substitute) =>
    fold(typed) !== replacement.replaceAll(' ', '_');
  return {
    groups: better,
    words: [...new Set([...toWords(text), ...words.filter((word) => !unmatched.includes(word))])],
    substitutes: substitutes.filter(isOther),
    missing: [...leftOut, ...stillUnmatched],
  };
}

const textsOfGroups = (groups: readonly FoundGroup[]): string[] =>
  groups.flatMap(({ results }) => results.flatMap(textsOf));

/** The words that the first result of a search for them alone does not contain. */
async function findUnmatched(pagefind: Pagefind, words: readonly string[]): Promise<string[]> {
  const unmatched: string[] = [];
  for (const word of new Set(words)) {
    const { results } = await pagefind.search(word, { filters: {} });
    const first = await results[0]?.data();
    unmatched.push(...findMissing([word], first ? textsOf(first) : []));
  }
  return unmatched;
}

async function findSubstitutes(
  pagefind: Pagefind,
  unmatched: readonly string[],
): Promise<Substitute[]> {
  const { app = {}, metric = {} } = await pagefind.filters();
  const names = [...Object.keys(app), ...Object.keys(metric)].flatMap((value) => {
    const { name, label } = readFilterValue(value);
    return [name, label];
  });
  const nameWords = toNameWords(names);
  return unmatched.flatMap((typed) => {
    const replacement = findSubstitute(typed, nameWords);
    return replacement === undefined ? [] : [{ typed, replacement }];
  });
}
