/** How long a reader waits, in milliseconds. */
export interface Update {
  /** The handlers of the event, from the first to the last. */
  script: number;
  /** From the event to the end of the frame that shows the last of what it changed. */
  shown: number;
}

/** The object that {@link watchPage} adds to a page. */
interface PageWatch {
  /** When the first result was on the screen, since the navigation began. */
  firstResult: Promise<number>;
  /** When its filters were shown too. */
  ready: Promise<number>;
  /** Measures the next action of a reader. */
  begin: () => void;
  /** Waits until nothing changes any more. */
  finish: () => Promise<Update>;
}

declare global {
  interface Window {
    benchWatch: PageWatch;
  }
}

/**
 * Runs in the page before its own scripts, and needs nothing from outside this function. An update
 * ends when the last frame that it changed is painted, not when its handlers are done: they may defer
 * work, and style and layout are part of what a reader waits for. The browser's own event timing
 * measures the same, but in steps of 8 ms. A task that is posted within an animation frame runs when
 * that frame is handed over; waiting for another frame instead would add up to 16 ms.
 */
export function watchPage(): void {
  const quietTime = 120;
  const afterFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now());
        };
        port2.postMessage(null);
      });
    });

  const shown = (selector: string) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        resolve(afterFrame());
      });
      const watched = { attributeFilter: ['class'], childList: true, subtree: true };
      observer.observe(document, watched);
    });
  const firstResult = shown('task-explorer [data-position]');
  const ready = shown('task-explorer.ready');

  let isOn = false;
  let start: number | undefined;
  let scriptStart = 0;
  let scriptEnd = 0;
  let end = 0;
  let lastChange = 0;
  const recordFrame = async () => {
    end = Math.max(end, await afterFrame());
  };
  // A click on a box is followed by its input and change; to a reader, they are one action.
  for (const kind of ['keydown', 'click', 'input', 'change']) {
    const enter = (event: Event) => {
      if (!isOn || start !== undefined) return;
      start = event.timeStamp;
      scriptStart = performance.now();
      lastChange = scriptStart;
      void recordFrame();
    };
    const leave = () => {
      if (isOn) scriptEnd = performance.now();
    };
    addEventListener(kind, enter, true);
    addEventListener(kind, leave);
  }
  const changes = new MutationObserver(() => {
    if (!isOn || start === undefined) return;
    lastChange = performance.now();
    void recordFrame();
  });
  document.addEventListener('DOMContentLoaded', () => {
    changes.observe(document, { characterData: true, childList: true, subtree: true });
  });

  window.benchWatch = {
    firstResult,
    ready,
    begin() {
      start = undefined;
      end = 0;
      isOn = true;
    },
    async finish() {
      for (let frame = 0; start === undefined && frame < 120; frame++) await afterFrame();
      while (performance.now() - lastChange < quietTime || end < lastChange) await afterFrame();
      isOn = false;
      if (start === undefined) throw new Error('nothing happened in the page');
      return { script: scriptEnd - scriptStart, shown: end - start };
    },
  };
}
