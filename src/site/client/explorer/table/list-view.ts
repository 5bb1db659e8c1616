import { fewRows } from '#explorer/query/shared-opening.ts';

/** What of the list is in sight. */
export interface ListView {
  /** The position of the first visible row, and of the one after the last; all of a few, and when printed. */
  listVisible: (count: number) => readonly [number, number];
  /** Scrolls to a row that is not well in sight. */
  scrollTo: (position: number) => void;
  /** Calls a function in the next frame, since other changes to the page may move the list, such as filters that a narrow window folds away. */
  drawAgain: (draw: () => void) => void;
  /** Calls a function when other rows come into sight; it must draw all of them when forced. */
  watch: (draw: (isForced?: boolean) => void) => void;
}

export function createListView(element: HTMLElement): ListView {
  let isPrinted = false;
  let isFew = false;
  let height = 0;
  // Reading the size of the view and the position of the list forces a layout of the page, so they
  // are read only when the browser has just done one, or is about to.
  let viewHeight = screen.height;
  let listTop = 0;
  const setHeight = () => {
    height = parseFloat(getComputedStyle(element).getPropertyValue('--row-height'));
  };
  setHeight();
  const measure = () => {
    viewHeight = innerHeight;
    listTop = element.getBoundingClientRect().top;
  };
  const drawAgain = (draw: () => void) => {
    requestAnimationFrame(() => {
      measure();
      draw();
    });
  };
  return {
    listVisible(count) {
      isFew = count <= fewRows;
      if (isPrinted || isFew) return [0, count];
      const first = Math.max(0, Math.floor(-listTop / height));
      return [first, Math.min(count, Math.ceil((viewHeight - listTop) / height))];
    },
    scrollTo(position) {
      // Few rows are as high as their text.
      const row = isFew ? element.children[position] : undefined;
      const top =
        row?.getBoundingClientRect().top ?? element.getBoundingClientRect().top + position * height;
      const isInSight = top > 2 * height && top < innerHeight - 2 * height;
      if (!isInSight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      measure();
    },
    drawAgain,
    watch(draw) {
      addEventListener('scroll', () => {
        measure();
        draw();
      });
      for (const event of ['beforeprint', 'afterprint']) {
        addEventListener(event, () => {
          isPrinted = event === 'beforeprint';
          draw(true);
        });
      }
      addEventListener('resize', () => {
        measure();
        setHeight();
        draw(true);
        drawAgain(draw);
      });
    },
  };
}
