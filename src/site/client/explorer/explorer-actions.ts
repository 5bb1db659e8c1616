import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import {
  type Choice,
  type ExplorerQuery,
  readQuery,
  withAll,
} from '#explorer/query/explorer-query.ts';
import { chooseValues } from '#explorer/finder/choose-values.ts';
import type { LineChoice } from '#explorer/finder/resolve-term.ts';
import type { Way } from './address-writer.ts';
import type { ExplorerState, StateChanges, ValuesOf } from './explorer-state.ts';
import type { PanelActions } from './facets/facet-panels.ts';
import type { TableActions } from './table/task-table.ts';
import type { ToolbarActions } from './toolbar.ts';

/** What a reader does with the parts of the page. */
export interface ExplorerActions extends PanelActions, TableActions, ToolbarActions {
  type: (text: string, way: Way) => void;
}

/** What the actions work on. */
interface ExplorerContext {
  valuesOf: ValuesOf;
  /** The current state, and what its words choose. */
  read: () => ExplorerState & { typed: readonly LineChoice[] };
  /** @param way Default: a new entry of the history. */
  change: (changes: StateChanges, way?: Way) => void;
  /** Shows the current state again. */
  show: () => void;
}

/** Each action changes the state. */
export function createActions({ valuesOf, read, change, show }: ExplorerContext): ExplorerActions {
  const ask = (changes: Partial<ExplorerQuery>, way?: Way) => {
    change({ query: { ...read().query, ...changes } }, way);
  };
  const choose = (facet: ExplorerFacetName, values: readonly string[], choice: Choice) => {
    const { query, typed } = read();
    ask(chooseValues(query, typed, facet, values, choice));
  };
  return {
    type(text, way) {
      // The first word is a step in the history, so that going back shows the tasks before it.
      ask({ text }, read().query.text === '' ? 'push' : way);
    },
    sort(sort) {
      ask({ sort });
    },
    choose,
    open(facet, values) {
      choose(facet, values, 'open');
    },
    matchAll(facet, isAll) {
      ask(withAll(read().query, facet, isAll));
    },
    chooseColumns(asked) {
      change({ asked }, 'replace');
    },
    reset() {
      ask(readQuery('', valuesOf).query);
    },
    count: show,
  };
}
