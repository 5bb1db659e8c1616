import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import type { ReadQuery } from '#explorer/query/explorer-query.ts';
import { findElement } from '#dom/find-element.ts';
import { count } from '#text/figures/plural.ts';
import { renderChosen } from './chosen-values.ts';
import { closeOnLeave } from './close-menu.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { buildElement } from '#dom/build-element.ts';

/** The line above the table: how many tasks were found, by which choices. */
export interface Toolbar {
  show: (rows: readonly number[], read: ReadQuery, search: string) => void;
  /** What all found tasks have in common. */
  showSame: (count: number, values: readonly string[]) => void;
}

/** What a reader does in the toolbar. */
export interface ToolbarActions {
  open: (facet: ExplorerFacetName, values: readonly string[]) => void;
  reset: () => void;
}

/** @param root gets the height of the toolbar as `--toolbar-height` */
export function createToolbar(
  root: HTMLElement,
  index: ExplorerIndex,
  { open, reset }: ToolbarActions,
): Toolbar {
  const find = (selector: string) => findElement(root, selector, HTMLElement);
  const [status, chosen, same] = [find('[role=status]'), find('.chosen-values'), find('.same')];
  const [resetButton, filterCount] = [find('button.reset'), find('.filters .number')];
  const showFound = find('.show-found');
  resetButton.addEventListener('click', reset);
  showFound.addEventListener('click', () => {
    findElement(root, '.filters', HTMLDetailsElement).open = false;
    find('.filters summary').focus({ preventScroll: true });
    find('.toolbar').scrollIntoView();
  });
  for (const menu of root.querySelectorAll<HTMLDetailsElement>('.tools details')) {
    closeOnLeave(menu);
  }
  watchHeight(find('.toolbar'), root);
  return {
    show(rows, { query, unknown }, search) {
      const { activeElement } = document;
      status.replaceChildren(...describeResult(rows.length, index.rows, unknown));
      const chips = renderChosen(query, index.facets, open);
      const focused = [...chosen.children].findIndex((item) => item.contains(activeElement));
      const isReset = activeElement === resetButton && search === '';
      chosen.replaceChildren(...chips);
      // Not to the box, which would open the keyboard of a phone over the results.
      const next = (chips[focused] ?? chips.at(-1))?.querySelector('button') ?? status;
      if (focused !== -1 || isReset) next.focus();
      filterCount.textContent = chips.length === 0 ? '' : String(chips.length);
      resetButton.hidden = search === '';
      showFound.textContent = `Show ${count(rows.length, 'task')}`;
    },
    showSame(found, values) {
      same.textContent =
        values.length === 0 ? '' : `The same in all ${formatCount(found)}: ${values.join(', ')}`;
      same.title = same.textContent;
    },
  };
}

/** The heads of the table stay below the toolbar, whose choices may take several lines. */
function watchHeight(toolbar: HTMLElement, root: HTMLElement): void {
  new ResizeObserver(([entry]) => {
    const [size] = entry?.borderBoxSize ?? [];
    if (size) root.style.setProperty('--toolbar-height', `${size.blockSize}px`);
  }).observe(toolbar);
}

/** How many tasks were found, after what of the address there is not. */
export function describeResult(
  foundCount: number,
  total: number,
  unknown: ReadQuery['unknown'],
): (HTMLElement | string)[] {
  const noun = total === 1 ? 'task' : 'tasks';
  return [
    ...unknown.map(({ name, value }) =>
      buildElement('span', { className: 'unknown' }, `Unknown ${name} "${value}". `),
    ),
    buildElement('strong', {}, formatCount(foundCount)),
    foundCount === total ? ` ${noun}` : ` of ${formatCount(total)} ${noun}`,
  ];
}
