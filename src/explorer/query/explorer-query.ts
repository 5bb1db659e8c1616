import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import { type ColumnName, readColumns } from './explorer-columns.ts';
import { readSet } from './pinned-set.ts';

/** What a reader asks the explorer for; the address of the page contains all of it. */
export interface ExplorerQuery {
  text: string;
  /** By facet, the values of which a task must have one; of a facet in `all`, it must have all. */
  included: Chosen;
  all: ReadonlySet<ExplorerFacetName>;
  /** By facet, the values of which a task must have none. */
  excluded: Chosen;
  sort: ExplorerSort;
}

/** What a reader does with a value: includes it, excludes it, or neither. */
export type Choice = 'include' | 'exclude' | 'open';

type Chosen = ReadonlyMap<ExplorerFacetName, ReadonlySet<string>>;

/** A column to sort by; undefined for the dataset's order. */
export interface ExplorerSort {
  by: ColumnName | 'instruction' | undefined;
  descending: boolean;
}

const filesOrder: ExplorerSort = { by: undefined, descending: false };

/** What an address asks for, and what of it, as written, the explorer or the dataset does not have. */
export interface ReadQuery {
  query: ExplorerQuery;
  unknown: readonly { name: string; value: string }[];
}

/**
 * Reads a query of the form `?app=vlc&metric=-check_list&q=words&sort=-steps`: a value that begins
 * with a minus sign is excluded, unless the facet has such a value; `-metric=check_list` is the same
 * whatever its values are. `all=app` asks for tasks that have all included values of a facet.
 *
 * @param valuesOf the values that each facet of the dataset has
 * @param columns those of the table. Default: none.
 */
export function readQuery(
  search: string,
  valuesOf: ReadonlyMap<string, ReadonlySet<string>>,
  columns: readonly string[] = [],
): ReadQuery {
  const parameters = new URLSearchParams(search);
  const { unknown, ...chosen } = readChoices(parameters, valuesOf);
  const written = parameters.get('sort') ?? '';
  const sort = readSort(written, valuesOf);
  if (writeSort(sort) !== written) unknown.push({ name: 'order', value: written });
  const set = parameters.get('set');
  if (set !== null && !readSet(search)) unknown.push({ name: 'set', value: set });
  for (const name of readColumns(search, columns)?.unknown ?? [])
    unknown.push({ name: 'column', value: name });
  return { query: { text: parameters.get('q') ?? '', ...chosen, sort }, unknown };
}

/** The values that are chosen for each facet, and the parameters that choose none. */
function readChoices(
  parameters: URLSearchParams,
  valuesOf: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const included = new Map<ExplorerFacetName, Set<string>>();
  const excluded = new Map<ExplorerFacetName, Set<string>>();
  const all = new Set<ExplorerFacetName>();
  const unknown: { name: string; value: string }[] = [];
  for (const [name, written] of parameters) {
    if (otherParameters.has(name)) continue;
    if (name === 'all' && valuesOf.has(written)) {
      all.add(written as ExplorerFacetName);
      continue;
    }
    const isNameMarked = name.startsWith('-');
    const facet = (isNameMarked ? name.slice(1) : name) as ExplorerFacetName;
    const values = valuesOf.get(facet);
    if (name !== 'all' && !values) {
      unknown.push({ name: 'parameter', value: name });
      continue;
    }
    const isMarked = !isNameMarked && written.startsWith('-') && values?.has(written) !== true;
    const value = isMarked ? written.slice(1) : written;
    if (values?.has(value) !== true) {
      const what = name === 'all' ? 'filter' : facet;
      unknown.push({ name: what, value: isNameMarked ? `-${value}` : written });
      continue;
    }
    const chosen = isMarked || isNameMarked ? excluded : included;
    chosen.set(facet, new Set(chosen.get(facet)).add(value));
  }
  return { included, excluded, all, unknown };
}

/**
 * The query as an address writes it: only what is not the default; empty for none.
 *
 * @param valuesOf the values that each facet of the dataset has
 */
export function writeQuery(
  { text, included, all, excluded, sort }: ExplorerQuery,
  valuesOf: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of included) {
    for (const value of values) parameters.append(name, value);
  }
  for (const [name, values] of excluded) {
    for (const value of values) {
      if (valuesOf.get(name)?.has(`-${value}`) === true) parameters.append(`-${name}`, value);
      else parameters.append(name, `-${value}`);
    }
  }
  for (const name of all) parameters.append('all', name);
  if (text !== '') parameters.set('q', text);
  if (sort.by !== undefined) parameters.set('sort', writeSort(sort));
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** The parameters of an address beside facets, also those of `pinned-set.ts` and `explorer-columns.ts`. */
const otherParameters: ReadonlySet<string> = new Set(['q', 'sort', 'set', 'columns']);

/** The query with another choice for one value. */
export function withChoice(
  query: ExplorerQuery,
  facet: ExplorerFacetName,
  value: string,
  choice: Choice,
): ExplorerQuery {
  return {
    ...query,
    included: withValue(query.included, facet, value, choice === 'include'),
    excluded: withValue(query.excluded, facet, value, choice === 'exclude'),
  };
}

function withValue(chosen: Chosen, facet: ExplorerFacetName, value: string, isIn: boolean): Chosen {
  const values = new Set(chosen.get(facet));
  if (isIn) values.add(value);
  else values.delete(value);
  return new Map(chosen).set(facet, values);
}

/** The query in which a task must have all included values of a facet, or one of them. */
export function withAll(
  query: ExplorerQuery,
  facet: ExplorerFacetName,
  isAll: boolean,
): ExplorerQuery {
  const all = new Set(query.all);
  if (isAll) all.add(facet);
  else all.delete(facet);
  return { ...query, all };
}

/** A column as the address writes it, "-steps" for most first; empty for the dataset's order. */
export const writeSort = ({ by, descending }: ExplorerSort): string =>
  by === undefined ? '' : `${descending ? '-' : ''}${by}`;

/** The inverse of `writeSort`; the dataset's order for an unknown column. */
export function readSort(written: string, columns: ReadonlyMap<string, unknown>): ExplorerSort {
  const descending = written.startsWith('-');
  const by = descending ? written.slice(1) : written;
  if (by !== 'instruction' && by !== 'id' && !columns.has(by)) return filesOrder;
  return { by: by as ExplorerSort['by'], descending };
}
