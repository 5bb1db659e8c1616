/** A long table of which only the rows in sight are in the document. */
export interface ResultList {
  /** Shows other rows. */
  show: (rows: readonly number[], render: (row: number) => HTMLElement) => void;
  /** Puts the keyboard on the link of a result, by its position; false when there is none. */
  focus: (position: number) => boolean;
  /** The position of the result that has the keyboard; undefined when none has. */
  focused: () => number | undefined;
}

/** The `--row-height` of the style sheet, the narrowest screens first. */
const heights = [
  { fits: matchMedia('(max-width: 50rem)'), height: 112 },
  { fits: matchMedia('(max-width: 62rem)'), height: 88 },
];
const widestHeight = 60;

/** Rows kept ready above and below what is in sight. */
const spare = 4;

/** @param element the group of rows; the style sheet places them by `--rows` and `--position` */
export function createResultList(element: HTMLElement): ResultList {
  let rows: readonly number[] = [];
  let render: (row: number) => HTMLElement = () => element;
  let first = -1;
  let last = -1;

  let height = 0;
  // To ask how large the view is and where the list stands makes the browser lay out the page, so
  // they are asked only when it has just done so, or is about to.
  let viewHeight = screen.height;
  let listTop = 0;
  const noteView = () => {
    viewHeight = innerHeight;
    listTop = element.getBoundingClientRect().top;
  };
  const setHeight = () => {
    height = heights.find(({ fits }) => fits.matches)?.height ?? widestHeight;
  };
  setHeight();
  const draw = (isForced = false) => {
    const from = Math.max(0, Math.floor(-listTop / height));
    const to = Math.min(rows.length, Math.ceil((viewHeight - listTop) / height));
    if (!isForced && from >= first && to <= last) return;
    first = Math.max(0, from - spare);
    last = Math.max(first, Math.min(rows.length, to + spare));
    const held = positionOf(document.activeElement);
    element.style.setProperty('--rows', String(rows.length));
    element.replaceChildren(
      ...rows.slice(first, last).map((row, index) => {
        const item = render(row);
        const position = first + index;
        item.style.setProperty('--position', String(position));
        item.dataset.position = String(position);
        // The head is the first row.
        item.ariaRowIndex = String(position + 2);
        return item;
      }),
    );
    if (held !== undefined) linkAt(held)?.focus({ preventScroll: true });
  };
  const positionOf = (node: Element | null): number | undefined => {
    const item = node?.closest<HTMLElement>('[data-position]');
    return item && element.contains(item) ? Number(item.dataset.position) : undefined;
  };
  const linkAt = (position: number) =>
    element.querySelector<HTMLAnchorElement>(`[data-position="${position}"] a`);

  addEventListener('scroll', () => {
    noteView();
    draw();
  });
  addEventListener('resize', () => {
    noteView();
    setHeight();
    draw(true);
  });
  return {
    show(newRows, newRender) {
      rows = newRows;
      render = newRender;
      draw(true);
      // What else changes may move the list.
      requestAnimationFrame(() => {
        noteView();
        draw();
      });
    },
    focus(position) {
      if (position < 0 || position >= rows.length) return false;
      const top = element.getBoundingClientRect().top + position * height;
      const isInSight = top > 2 * height && top < innerHeight - 2 * height;
      if (!isInSight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      noteView();
      draw();
      linkAt(position)?.focus({ preventScroll: true });
      return true;
    },
    focused: () => positionOf(document.activeElement),
  };
}
