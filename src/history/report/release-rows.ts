import { addresses } from '#addresses/addresses.ts';
import type { DatasetHistory, State } from '../timeline/history.ts';
import { countListed } from './listed-tasks.ts';
import { titleList } from './name-list.ts';

/** A release as a row of a table. */
interface ReleaseRow {
  state: State;
  cells: readonly ReleaseCell[];
}

interface ReleaseCell {
  /** The head of its column. */
  label: string;
  /** Undefined for what is counted since the previous release in the first one, and where code was not seen. */
  count: number | undefined;
  /** Where the counted tasks or files are listed; undefined when there are none. */
  address: string | undefined;
}

/**
 * What each release has changed, the newest first. Only where some release has a file that cannot be
 * read, columns count such files, and the tasks that could not be read before; only where some has other
 * code than the one before it, a column counts the functions that differ.
 */
export function listReleaseRows({
  states,
  diffs,
}: Pick<DatasetHistory, 'states' | 'diffs'>): ReleaseRow[] {
  const hasUnreadable = states.some(({ unreadable }) => unreadable.length > 0);
  const hasFunctions = [...diffs.values()].some(({ functions }) => functions.length > 0);
  const lists = [
    ...(['added', 'removed', 'renamed', 'changed'] as const),
    ...(hasUnreadable ? (['readable'] as const) : []),
  ];
  return states.toReversed().map((state) => {
    const diff = diffs.get(state);
    const listed = diff && countListed(diff);
    const toCell = (label: string, count: number | undefined, address: string): ReleaseCell => ({
      label,
      count,
      address: count !== undefined && count > 0 ? address : undefined,
    });
    const cells = lists.map((list) =>
      toCell(titleList(list), listed?.[list], addresses.releasePart(state.segment, list)),
    );
    const files = toCell(
      'Unreadable files',
      state.unreadable.length,
      addresses.release(state.segment),
    );
    const functions = toCell(
      'Functions with other code',
      diff?.code.seen === 'both' ? diff.functions.length : undefined,
      addresses.releasePart(state.segment, 'functions'),
    );
    return {
      state,
      cells: [...cells, ...(hasFunctions ? [functions] : []), ...(hasUnreadable ? [files] : [])],
    };
  });
}
