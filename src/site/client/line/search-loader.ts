import { toRowFlags } from '#explorer/index/cells.ts';
import type { ExplorerData } from '#explorer/index/explorer-data.ts';
import type { Completion } from '#explorer/finder/complete-line.ts';
import type { FoundTasks } from '#explorer/finder/task-finder.ts';
import type { SearchedTasks } from '#search/ui/load-tasks.ts';
import { noSearch, type RowSearch } from './row-search.ts';

/** What words find. */
export interface SearchedRows {
  /** Undefined without words. */
  found: FoundTasks | undefined;
  fits: (row: number) => boolean;
  /** Rows that fit, the best first. */
  order: (rows: readonly number[]) => readonly number[];
  inRows: RowSearch;
}

/** The search for words, whose index is loaded when it is first needed. */
export interface SearchLoader {
  /** "loading" until the index is there, "failed" where it cannot be loaded. */
  find: (text: string) => SearchedRows | 'loading' | 'failed';
  /** What the term at the caret may become; nothing before the index is there. */
  complete: (line: string, caret: number) => readonly Completion[];
  /** Loads and reads the index before it is needed. */
  prepare: () => void;
}

/** Loaded on first use: many readers only filter. */
const loadSearch = () => import('#search/ui/load-tasks.ts');

const allRows: SearchedRows = {
  found: undefined,
  fits: () => true,
  order: (rows) => rows,
  inRows: noSearch,
};

/**
 * Other words try again to load what could not be loaded.
 *
 * @param address of the details of tasks; where they cannot be loaded, names and instructions are
 *   searched
 * @param show called when the index is there or cannot be loaded, if something was searched for before
 */
export function createSearchLoader(
  data: ExplorerData,
  address: string,
  show: () => void,
): SearchLoader {
  let searched: SearchedTasks | undefined;
  let isWhole = false;
  let loading: Promise<void> | undefined;
  let asked = '';
  const load = async () => {
    const { loadDetails, toSearchedTasks } = await loadSearch();
    const details = await loadDetails(address).catch(() => undefined);
    isWhole = details !== undefined;
    searched = toSearchedTasks(data, details);
  };
  const end = () => {
    loading = undefined;
    if (asked !== '') show();
    else searched?.finder.prepare();
  };
  const start = () => {
    if (!isWhole) loading ??= load().then(end, end);
  };
  return {
    find(text) {
      const isOther = text !== asked;
      asked = text;
      if (text === '') return allRows;
      if (isOther) start();
      if (searched) return searchRows(searched, text);
      return loading ? 'loading' : 'failed';
    },
    complete: (line, caret) => searched?.finder.complete(line, caret) ?? [],
    prepare: start,
  };
}

function searchRows({ data, finder, textsOf }: SearchedTasks, text: string): SearchedRows {
  const found = finder.find(text);
  if (!found) return allRows;
  const { rows, forms, missingIn } = found;
  const flags = toRowFlags(rows, data.index.rows);
  return {
    found,
    fits: (row) => flags[row] === 1,
    order(selected) {
      if (selected.length === rows.length) return rows;
      const chosen = new Set(selected);
      return rows.filter((row) => chosen.has(row));
    },
    inRows: { forms, textsOf, missingIn },
  };
}
