import { addColumns, type ColumnName, readColumns } from '#explorer/query/explorer-columns.ts';
import { readQuery, type ReadQuery, writeQuery } from '#explorer/query/explorer-query.ts';
import { shortenLine } from '#explorer/finder/parse-line.ts';
import { type PinnedSet, readSet } from '#explorer/query/pinned-set.ts';

/** What the explorer shows; the address of the page contains all of it. */
export interface ExplorerState extends ReadQuery {
  /** The set that a link was made for; undefined for none. */
  pinned: PinnedSet | undefined;
  /** The columns that a reader asked for; undefined for the usual ones. */
  asked: readonly ColumnName[] | undefined;
}

/** What a reader can choose. */
export type StateChanges = Partial<Pick<ExplorerState, 'query' | 'asked'>>;

/** The values that each facet of the dataset has. */
export type ValuesOf = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * @param search of the address
 * @param columns those of the table
 */
export function readState(
  search: string,
  valuesOf: ValuesOf,
  columns: readonly string[],
): ExplorerState {
  const { query, unknown } = readQuery(search, valuesOf, columns);
  return {
    query: { ...query, text: shortenLine(query.text) },
    unknown,
    pinned: readSet(search),
    asked: readColumns(search, columns)?.columns,
  };
}

/** The state after a choice; unknown names and a pinned set belong to the address before it. */
export const changeState = (state: ExplorerState, changes: StateChanges): ExplorerState => ({
  ...state,
  unknown: [],
  pinned: undefined,
  ...changes,
});

/** The state as the address writes it; what there is not and the pinned set are left out. */
export function writeState({ query, asked }: ExplorerState, valuesOf: ValuesOf): string {
  const search = writeQuery(query, valuesOf);
  return asked ? addColumns(search, asked) : search;
}
