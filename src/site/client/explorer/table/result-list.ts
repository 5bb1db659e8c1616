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
  let isPrinted = false;

  let height = 0;
  // Reading the size of the view and the position of the list forces a layout of the page, so they
  // are read only when the browser has just done one, or is about to.
  let viewHeight = screen.height;
  let listTop = 0;
  const measureView = () => {
    viewHeight = innerHeight;
    listTop = element.getBoundingClientRect().top;
  };
  const setHeight = () => {
    height = parseFloat(getComputedStyle(element).getPropertyValue('--row-height'));
  };
  setHeight();
  const draw = (isForced = false) => {
    if (!rows) return;
    const from = isPrinted ? 0 : Math.max(0, Math.floor(-listTop / height));
    const to = isPrinted
      ? rows.length
      : Math.min(rows.length, Math.ceil((viewHeight - listTop) / height));
    if (!isForced && from >= first && to <= last) return;
    first = Math.max(0, from - spare);
    last = Math.max(first, Math.min(rows.length, to + spare));
    const { activeElement } = document;
    const focusedBefore = positionOf(activeElement);
    element.style.setProperty('--rows', String(rows.length));
    const items = rows.slice(first, last).map((row, index) => {
      const item = render(row);
      const position = first + index;
      item.dataset.position = String(position);
      // The heads are the first row.
      item.setAttribute('aria-rowindex', String(position + 2));
      return item;
    });
    updateChildren(element, items);
    for (const item of element.querySelectorAll<HTMLElement>(':scope > [data-position]')) {
      item.style.setProperty('--position', item.dataset.position ?? '');
    }
    if (focusedBefore === undefined) return;
    const link = linkAt(focusedBefore);
    if (link) link.focus({ preventScroll: true });
    // Its element shows another row now.
    else if (activeElement instanceof HTMLElement) activeElement.blur();
  };
  /** Other changes to the page may move the list, such as filters that a narrow window folds away. */
  const drawAgain = () =>
    requestAnimationFrame(() => {
      measureView();
      draw();
    });
  const positionOf = (node: Element | null): number | undefined => {
    const item = node?.closest<HTMLElement>('[data-position]');
    return item && element.contains(item) ? Number(item.dataset.position) : undefined;
  };
  const linkAt = (position: number) =>
    element.querySelector<HTMLAnchorElement>(`[data-position="${position}"] a`);

  addEventListener('scroll', () => {
    measureView();
    draw();
  });
  for (const event of ['beforeprint', 'afterprint']) {
    addEventListener(event, () => {
      isPrinted = event === 'beforeprint';
      draw(true);
    });
  }
  addEventListener('resize', () => {
    measureView();
    setHeight();
    draw(true);
    drawAgain();
  });
  return {
    show(newRows, newRender) {
      rows = newRows;
      render = newRender;
      draw(true);
      drawAgain();
    },
    focus(position) {
      if (!rows || position < 0 || position >= rows.length) return false;
      const top = element.getBoundingClientRect().top + position * height;
      const isInSight = top > 2 * height && top < innerHeight - 2 * height;
      if (!isInSight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      measureView();
      draw();
      linkAt(position)?.focus({ preventScroll: true });
      return true;
    },
    focused: () => positionOf(document.activeElement),
  };
}
