import { attempt } from '../attempt.ts';
import { afterFrame } from './schedule.ts';

/** A new entry of the history, or the current one with another address. */
export type Way = 'push' | 'replace';

/** Writes the state of the page into its address. */
export interface AddressWriter {
  /** @param search with its question mark, empty for none */
  write: (search: string, way: Way) => void;
}

/** Browsers refuse to change the address more often than some hundred times in half a minute. */
const pause = 300;

/** The name in the storage of the session of the address that the page was left with. */
const storageKey = 'explorer';

/** A browser that loads a page again does not take the address that the page writes meanwhile. */
export function restoreAddress(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'reload') return;
  attempt(() => {
    history.replaceState(null, '', sessionStorage.getItem(storageKey));
  });
}

export function createAddressWriter(): AddressWriter {
  let waiting: { search: string; way: Way } | undefined;
  let timer = 0;
  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const address = location.pathname + waiting.search;
    if (waiting.way === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    waiting = undefined;
  };
  addEventListener('pagehide', () => {
    flush();
    attempt(() => {
      sessionStorage.setItem(storageKey, location.href);
    });
  });
  // Its entry of the history has been left.
  addEventListener('popstate', () => (waiting = undefined));
  // A link opened while waiting must find the state in the history.
  document.addEventListener('click', flush, { capture: true });
  return {
    write(search, way) {
      if (way === 'push' || waiting?.way === 'push') flush();
      waiting = { search, way };
      clearTimeout(timer);
      // A new address makes the browser load the icon of the site again, so the results come first.
      if (way === 'push') afterFrame(flush);
      else timer = window.setTimeout(flush, pause);
    },
  };
}
