import { toSingular } from '#text/figures/plural.ts';
import { type SearchKindLabel, searchKinds } from '../search-kinds.ts';
import { spaceScripts } from '../space-scripts.ts';
import type { Pagefind, PagefindResult } from './pagefind.ts';
import type { FoundGroup, SearchResult } from './search-result.ts';
import { findMissing, isBegun } from './missing-words.ts';

const shown = 3;

/** Pages and guides are few, and those that are called as typed come first. */
const mostRead: Partial<Record<SearchKindLabel, number>> = { Pages: 8, Guides: 20 };

/** What is searched for beside tasks. */
export interface AskedPages {
  words: readonly string[];
  /** What was typed, as it may be the name of a result. */
  names: readonly string[];
  kinds: readonly string[];
  /** Whether results must have the very words, since some may be misspelt. */
  isStrict: boolean;
}

/**
 * Groups, rules, fields and guides that have all words, by kind. Where none has, those with the
 * fewest words missing are among `partial`.
 */
export async function findOthers(
  pagefind: Pagefind,
  asked: AskedPages,
  isWanted: () => boolean,
): Promise<{ full: FoundGroup[]; partial: FoundGroup[] }> {
  const { words, kinds } = asked;
  const term = spaceScripts(words.join(' '), 'query').trim();
  const full: FoundGroup[] = [];
  const partial: FoundGroup[] = [];
  // Pagefind counts the values only of filters that are asked for.
  const any = { any: searchKinds.map(({ label }) => label) };
  const { filters } = await pagefind.search(term === '' ? null : term, { filters: { kind: any } });
  const counts = filters.kind ?? {};
  for (const { label } of searchKinds) {
    const isOfKind = kinds.length === 0 || kinds.includes(label);
    if (!isOfKind || (counts[label] ?? 0) === 0 || !isWanted()) continue;
    const group = await findGroup(pagefind, term, label, asked);
    const complete = group.results.filter(({ missing }) => missing.length === 0);
    if (complete.length === group.results.length) full.push(group);
    else if (complete.length > 0)
      full.push({ kind: label, count: complete.length, results: complete });
    else if (group.results.some(({ missing }) => missing.length < words.length))
      partial.push(group);
  }
  return { full, partial };
}

async function findGroup(
  pagefind: Pagefind,
  term: string,
  kind: SearchKindLabel,
  { words, names, isStrict }: AskedPages,
): Promise<FoundGroup> {
  const filters = { kind: { any: [kind] } };
  const { results } = await pagefind.search(term === '' ? null : term, { filters });
  const read = results.slice(0, mostRead[kind] ?? shown);
  const first = await Promise.all(read.map((result) => result.data()));
  const found = first.map((result) => toResult(result, words, isStrict));
  const rank = (result: SearchResult) =>
    result.missing.length + Number(!isNamed(result, kind, names));
  const ordered = found.toSorted((one, other) => rank(one) - rank(other));
  return { kind, count: results.length, results: ordered.slice(0, shown) };
}

function toResult(
  { url, content, meta }: PagefindResult,
  words: readonly string[],
  isStrict: boolean,
): SearchResult {
  const { title = url, tasks } = meta;
  const texts = [content, ...Object.values(meta).filter((value) => value !== undefined)];
  // Pagefind silently replaces or drops a word that it does not know.
  const missing = findMissing(words, texts).filter((word) => isStrict || !isBegun(word, texts));
  const facts = tasks === undefined ? {} : { tasks: Number(tasks) };
  return { url, title, facts, texts: [content], missing };
}

/**
 * Whether one of the names is that of a result; a rule's title is its code and its name, and that of a
 * page may be meant in singular or plural.
 */
export const isNamed = (
  { title }: SearchResult,
  kind: SearchKindLabel,
  names: readonly string[],
): boolean =>
  names
    .map(toName)
    .filter((name) => name !== '')
    .some(
      (name) =>
        toName(title) === name ||
        (kind === 'Rules' && title.toLowerCase().split(' ').includes(name)) ||
        (kind === 'Pages' && toSingular(toName(title)) === toSingular(name)),
    );

const toName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '_');
