import { addresses } from '#addresses/addresses.ts';
import { citationFragment, citeFragment, exportFragment } from '#addresses/fragments.ts';
import type { Found } from './find.ts';
import type { SearchQuery } from './search-query.ts';
import type { FoundGroup } from './search-result.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A link to what a query as a whole asks for, beside its results. */
export interface Shortcut {
  text: string;
  href: string;
  /** Before all results, before the tasks, or after all results. */
  place: 'first' | 'tasks' | 'last';
}

/**
 * The explorer with all tasks that were found, and where they are exported or cited. The first link
 * of the dialog is what Enter opens, so the explorer comes before the tasks, unless the query is the
 * beginning of an id.
 *
 * @param base the address of the site, with a slash at its end
 */
export function listShortcuts(
  { groups, tasks }: Pick<Found, 'groups' | 'tasks'>,
  { text, chosen }: SearchQuery,
  base: string,
): readonly Shortcut[] {
  const root = base.replace(/\/$/, '');
  const found = groups.find(({ kind }) => kind === 'Tasks');
  const count = found?.count ?? 0;
  const explorer = toExplorerLink(`${root}${addresses.tasks}`, text.trim(), chosen);
  const isId = found !== undefined && isIdOf(text.trim(), found);
  const all: Shortcut = {
    text: `Show all ${formatCount(count)} tasks in the explorer`,
    href: explorer,
    place: isId ? 'last' : 'tasks',
  };
  return [...listExports(tasks, found, explorer, root), ...(count > 1 ? [all] : [])];
}

function listExports(
  tasks: Found['tasks'],
  found: FoundGroup | undefined,
  explorer: string,
  root: string,
): readonly Shortcut[] {
  if (!tasks?.exporting) return [];
  const { isSearched } = tasks.exporting;
  const { count = 0, results: [first] = [] } = found ?? {};
  const place = isSearched && count > 1 ? 'last' : 'first';
  const dataset: Shortcut = {
    text: 'Cite and download the dataset',
    href: `${root}${addresses.data}#${citeFragment}`,
    place,
  };
  if (isSearched || !first) return [dataset];
  const own: Shortcut =
    count === 1
      ? { text: 'Cite this task', href: `${first.url}#${citationFragment}`, place }
      : {
          text: `Export these ${formatCount(count)} tasks`,
          href: `${explorer}#${exportFragment}`,
          place,
        };
  return [own, dataset];
}

/** Fewer characters begin words too. */
const leastOfId = 4;

/** Whether what was typed is an id, or the beginning of one as people quote it. */
const isIdOf = (text: string, { results: [first] }: FoundGroup): boolean =>
  text === first?.facts.id ||
  (text.length >= leastOfId && /\d/.test(text) && first?.facts.id?.startsWith(text) === true);

/** The address of the explorer with the same words and filters. */
export function toExplorerLink(
  tasks: string,
  words: string,
  chosen: SearchQuery['chosen'],
): string {
  const query = new URLSearchParams();
  for (const [name, values] of chosen) {
    if (name === 'kind') continue;
    for (const value of values) query.append(name, value);
  }
  if (words !== '') query.append('q', words);
  const written = query.toString();
  return written === '' ? tasks : `${tasks}?${written}`;
}
