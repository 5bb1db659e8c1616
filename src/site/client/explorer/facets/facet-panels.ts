import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import type { Choice, ExplorerQuery } from '#explorer/query/explorer-query.ts';
import { sum } from '#text/figures/sum.ts';
import { createFacetPanel, type FacetPanel } from './facet-panel.ts';
import { createMorePanels } from './more-panels.ts';

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

/** As many facets are open from the start; the others are behind a button. */
const firstFacets = 6;

/** Facets of results that are asked for less often than what the tasks are like. */
const rarelyFirst: ReadonlySet<string> = new Set(['solved', 'solver', 'failed', 'split', 'code']);

export function createFacetPanels(
  { facets }: ExplorerIndex,
  container: HTMLElement,
  { choose, matchAll, count }: PanelActions,
): FacetPanels {
  let counted: ReadonlyMap<ExplorerFacetName, unknown> = new Map();
  const first = facets.filter(({ name }) => !rarelyFirst.has(name)).slice(0, firstFacets);
  const rest = facets.filter((column) => !first.includes(column));
  const more = createMorePanels();
  const panels = new Map<ExplorerFacetName, FacetPanel>();
  for (const column of facets) {
    const { name } = column;
    const panel = createFacetPanel(column, first.includes(column), {
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
    (first.includes(column) ? container : more.element).append(panel.element);
  }
  if (rest.length > 0) container.append(more.element);
  return {
    isOpen: (facet) => panels.get(facet)?.element.open === true,
    show({ included, excluded, all }, counts) {
      counted = counts;
      const countChosen = (name: ExplorerFacetName) =>
        (included.get(name)?.size ?? 0) + (excluded.get(name)?.size ?? 0);
      more.show(sum(rest.map(({ name }) => countChosen(name))));
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
