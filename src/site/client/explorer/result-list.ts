/** A long table of which only the rows in sight are in the document. */
export interface ResultList {
  /** Shows other rows. */
  show: (rows: readonly number[], render: (row: number) => HTMLElement) => void;
  /** Puts the keyboard on the link of a result, by its position; false when there is none. */
  focus: (position: number) => boolean;
  /** The position of the result that has the keyboard; undefined when none has. */
  focused: () => number | undefined;
}

/** Rows kept ready above and below what is in sight. */
const spare = 8;

/**
 * @param element the group of rows; every row takes as much room as its style property `--row-height` says
 */
export function createResultList(element: HTMLElement): ResultList {
  let rows: readonly number[] = [];
  let render: (row: number) => HTMLElement = () => element;
  let first = -1;
  let last = -1;

  let height = rowHeight(element);
  const draw = (isForced = false) => {
    const { top } = element.getBoundingClientRect();
    const from = Math.max(0, Math.floor(-top / height) - spare);
    const to = Math.min(rows.length, Math.ceil((innerHeight - top) / height) + spare);
    if (!isForced && from === first && to === last) return;
    first = from;
    last = Math.max(from, to);
    const held = positionOf(document.activeElement);
    element.style.height = `${rows.length * height}px`;
    element.replaceChildren(
      ...rows.slice(first, last).map((row, index) => {
        const item = render(row);
        const position = first + index;
        item.style.insetBlockStart = `${position * height}px`;
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
    draw();
  });
  addEventListener('resize', () => {
    height = rowHeight(element);
    draw(true);
  });
  return {
    show(newRows, newRender) {
      rows = newRows;
      render = newRender;
      draw(true);
    },
    focus(position) {
      if (position < 0 || position >= rows.length) return false;
      const top = element.getBoundingClientRect().top + position * height;
      const isInSight = top > 2 * height && top < innerHeight - 2 * height;
      if (!isInSight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      draw();
      linkAt(position)?.focus({ preventScroll: true });
      return true;
    },
    focused: () => positionOf(document.activeElement),
  };
}

const rowHeight = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-height')) || 72;
