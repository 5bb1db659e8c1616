import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import type { Choice, ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { createFacetPanel, type FacetPanel } from './facet-panel.ts';

/** The filters beside the table. */
export interface FacetPanels {
  /** Only the values of open panels are seen, so only they need counts. */
  isOpen: (facet: ExplorerFacetName) => boolean;
  show: (query: ExplorerQuery, counts: ReadonlyMap<ExplorerFacetName, Uint32Array>) => void;
}

/** What a reader does with the filters. */
export interface PanelActions {
  choose: (facet: ExplorerFacetName, values: readonly string[], choice: Choice) => void;
  matchAll: (facet: ExplorerFacetName, isAll: boolean) => void;
  /** A panel was opened that has no counts yet. */
  count: () => void;
}

/** Facets that are open from the start. */
const openFacets: ReadonlySet<string> = new Set(['app', 'checks', 'metric']);

export function createFacetPanels(
  { facets }: ExplorerIndex,
  container: HTMLElement,
  { choose, matchAll, count }: PanelActions,
): FacetPanels {
  let counted: ReadonlyMap<ExplorerFacetName, unknown> = new Map();
  const panels = new Map<ExplorerFacetName, FacetPanel>();
  for (const column of facets) {
    const { name } = column;
    const panel = createFacetPanel(column, openFacets.has(name), {
      choose(value, choice) {
        choose(name, [value], choice);
      },
      matchAll(isAll) {
        matchAll(name, isAll);
      },
    });
    panel.element.addEventListener('toggle', () => {
      if (panel.element.open && !counted.has(name)) count();
    });
    panels.set(name, panel);
  }
  container.append(...[...panels.values()].map(({ element }) => element));
  return {
    isOpen: (facet) => panels.get(facet)?.element.open === true,
    show({ included, excluded, all }, counts) {
      counted = counts;
      for (const [name, panel] of panels) {
        panel.show({
          counts: counts.get(name),
          included: included.get(name) ?? new Set(),
          isAll: all.has(name),
          excluded: excluded.get(name) ?? new Set(),
        });
      }
    },
  };
}
