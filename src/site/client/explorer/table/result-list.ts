import { createListView } from './list-view.ts';
import { updateChildren } from './update-children.ts';

/** A long table of which only the visible rows are in the document, and all when it is printed. */
export interface ResultList {
  /** Shows other rows. */
  show: (rows: readonly number[], render: (row: number) => HTMLElement) => void;
  /** Focuses the link of a result, by its position; false when there is none. */
  focus: (position: number) => boolean;
  /** The position of the focused result; undefined when none is. */
  focused: () => number | undefined;
}

/** Rows drawn above and below the visible ones. */
const spare = 4;

/**
 * @param element the group of rows; the style sheet places them by `--rows` and `--position`, and
 *   says by `--row-height` how high each is
 */
export function createResultList(element: HTMLElement): ResultList {
  /** Undefined as long as the first rows of the page are there, which stay until others are shown. */
  let rows: readonly number[] | undefined;
  let render: (row: number) => HTMLElement = () => element;
  let first = -1;
  let last = -1;
  const view = createListView(element);
  const draw = (isForced = false) => {
    if (!rows) return;
    const [from, to] = view.listVisible(rows.length);
    if (!isForced && from >= first && to <= last) return;
    const start = Math.max(0, from - spare);
    const { activeElement } = document;
    const focusedBefore = positionIn(element, activeElement);
    if (!isForced) moveRows(element, start - first);
    first = start;
    last = Math.max(first, Math.min(rows.length, to + spare));
    element.style.setProperty('--rows', String(rows.length));
    placeRows(element, rows.slice(first, last).map(render), first);
    if (focusedBefore === undefined) return;
    const link = linkAt(element, focusedBefore);
    if (link) link.focus({ preventScroll: true });
    // Its element shows another row now.
    else if (activeElement instanceof HTMLElement) activeElement.blur();
  };
  view.watch(draw);
  return {
    show(newRows, newRender) {
      rows = newRows;
      render = newRender;
      draw(true);
      view.drawAgain(draw);
    },
    focus(position) {
      if (!rows || position < 0 || position >= rows.length) return false;
      view.scrollTo(position);
      draw();
      linkAt(element, position)?.focus({ preventScroll: true });
      return true;
    },
    focused: () => positionIn(element, document.activeElement),
  };
}

/**
 * Moves the rows that go out of sight to the other end, so that every other row stays in its element,
 * where a screen reader goes on reading.
 */
function moveRows(element: HTMLElement, down: number): void {
  const items = [...element.children];
  if (Math.abs(down) >= items.length) return;
  if (down > 0) element.append(...items.slice(0, down));
  else if (down < 0) element.prepend(...items.slice(down));
}

function placeRows(element: HTMLElement, items: readonly HTMLElement[], first: number): void {
  for (const [index, item] of items.entries()) {
    const position = first + index;
    item.dataset.position = String(position);
    // The heads are the first row.
    item.setAttribute('aria-rowindex', String(position + 2));
  }
  updateChildren(element, items);
  for (const item of element.querySelectorAll<HTMLElement>(':scope > [data-position]')) {
    item.style.setProperty('--position', item.dataset.position ?? '');
  }
}

function positionIn(element: HTMLElement, node: Element | null): number | undefined {
  const item = node?.closest<HTMLElement>('[data-position]');
  return item && element.contains(item) ? Number(item.dataset.position) : undefined;
}

const linkAt = (element: HTMLElement, position: number) =>
  element.querySelector<HTMLAnchorElement>(`[data-position="${position}"] a`);
