import { type SearchKindLabel, searchKinds } from '../search-kinds.ts';
import { spaceScripts } from '../space-scripts.ts';
import type { Pagefind, PagefindResult } from './pagefind.ts';
import type { FoundGroup, SearchResult } from './search-result.ts';
import { findMissing, isBegun } from './missing-words.ts';

const shown = 3;

/**
 * Groups, rules, fields and guides that have all words, by kind. Where none has, those with the
 * fewest words missing are among `partial`.
 *
 * @param names what was typed, as it may be the name of a result
 */
export async function findOthers(
  pagefind: Pagefind,
  words: readonly string[],
  names: readonly string[],
  kinds: readonly string[],
  isWanted: () => boolean,
): Promise<{ full: FoundGroup[]; partial: FoundGroup[] }> {
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
    const group = await findGroup(pagefind, term, label, words, names);
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
  words: readonly string[],
  names: readonly string[],
): Promise<FoundGroup> {
  const filters = { kind: { any: [kind] } };
  const { results } = await pagefind.search(term === '' ? null : term, { filters });
  const first = await Promise.all(results.slice(0, shown).map((result) => result.data()));
  const found = first.map((result) => toResult(result, words));
  const named = (result: SearchResult) => Number(!isNamed(result, kind, names));
  const ordered = found.toSorted((one, other) => named(one) - named(other));
  return { kind, count: results.length, results: ordered };
}

function toResult({ url, content, meta }: PagefindResult, words: readonly string[]): SearchResult {
  const { title = url, tasks } = meta;
  const texts = [content, ...Object.values(meta).filter((value) => value !== undefined)];
  // Pagefind silently replaces or drops a word that it does not know.
  const missing = findMissing(words, texts).filter((word) => !isBegun(word, texts));
  const facts = tasks === undefined ? {} : { tasks: Number(tasks) };
  return { url, title, facts, texts: [content], missing };
}

/** Whether one of the names is that of a result; a rule's title is its code and its name. */
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
        (kind === 'Rules' && title.toLowerCase().split(' ').includes(name)),
    );

const toName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '_');
