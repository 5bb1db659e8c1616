import { type SearchKindLabel, searchKinds } from '../records/search-kinds.ts';
import { spaceScripts } from '../records/space-scripts.ts';
import type { Pagefind, PagefindFilters, SearchResult } from './pagefind.ts';

export interface SearchQuery {
  text: string;
  /** The chosen values of each filter: a result must have one of them for every filter. */
  chosen: ReadonlyMap<FilterName, readonly string[]>;
}

export type FilterName = 'kind' | 'app' | 'metric' | 'change';

export interface FoundGroup {
  kind: SearchKindLabel;
  /** How many were found; `results` are the first of them. */
  count: number;
  results: SearchResult[];
}

const shownTasks = 8;
const shownOthers = 3;

/** The results of one search by kind, without the kinds that have none. */
export async function findGroups(
  pagefind: Pagefind,
  { text, chosen }: SearchQuery,
  isWanted: () => boolean,
): Promise<FoundGroup[]> {
  const query = spaceScripts(text, 'query').trim();
  const term = query === '' ? null : query;
  const kinds = chosen.get('kind') ?? [];
  const ofTasks: PagefindFilters = Object.fromEntries(
    [...chosen].filter(([name]) => name !== 'kind').map(([name, any]) => [name, { any }]),
  );
  const isOfKind = (label: string) => kinds.length === 0 || kinds.includes(label);

  const counts: Record<string, number> = {};
  // Pagefind's time grows with the number of results, and most are tasks: they are left out here.
  if (Object.keys(ofTasks).length === 0 && kinds.join() !== 'Tasks') {
    const { filters } = await pagefind.search(term, { filters: { kind: { none: ['Tasks'] } } });
    Object.assign(counts, filters.kind);
  }
  const found: FoundGroup[] = [];
  for (const { label } of searchKinds) {
    if (!isOfKind(label) || !isWanted()) continue;
    const isTask = label === 'Tasks';
    if (!isTask && (counts[label] ?? 0) === 0) continue;
    const filters = { ...(isTask ? ofTasks : {}), kind: { any: [label] } };
    const { results } = await pagefind.search(term, { filters });
    const first = results.slice(0, isTask ? shownTasks : shownOthers);
    const shown = await Promise.all(first.map((result) => result.data()));
    if (shown.length > 0) {
      found.push({ kind: label, count: results.length, results: exactFirst(shown, text) });
    }
  }
  const isExactGroup = ({ results }: FoundGroup) => results.some((one) => isExact(one, text));
  return [...found.filter(isExactGroup), ...found.filter((group) => !isExactGroup(group))];
}

/** A result whose name was typed comes before those that mention it. */
function exactFirst(results: readonly SearchResult[], text: string): SearchResult[] {
  const rank = (result: SearchResult) =>
    Number(!isExact(result, text)) + Number(!hasIdOf(result, text));
  return results.toSorted((one, other) => rank(one) - rank(other));
}

function isExact({ meta: { title = '', kind } }: SearchResult, text: string): boolean {
  const name = toName(text);
  if (name === '') return false;
  // A rule's title is its code and its name.
  return (
    toName(title) === name || (kind === 'rule' && title.toLowerCase().split(' ').includes(name))
  );
}

const toName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '_');

/** Whether the text is an id, or its beginning. */
const hasIdOf = ({ meta: { id = '' } }: SearchResult, text: string): boolean =>
  text.trim() !== '' && id.toLowerCase().startsWith(text.trim().toLowerCase());
