/** Writes the state of the page into its address. */
export interface AddressWriter {
  /**
   * @param search with its question mark, empty for none
   * @param way a new entry of the history, or the current one with another address
   */
  write: (search: string, way: 'push' | 'replace') => void;
}

/** Browsers refuse to change the address more often than some hundred times in half a minute. */
const pause = 300;

export function createAddressWriter(): AddressWriter {
  let waiting: { search: string; timer: number } | undefined;
  const flush = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    history.replaceState(null, '', location.pathname + waiting.search);
    waiting = undefined;
  };
  addEventListener('pagehide', flush);
  // A link opened while waiting must find the state in the history.
  document.addEventListener('click', flush, { capture: true });
  return {
    write(search, way) {
      if (way === 'push') {
        flush();
        history.pushState(null, '', location.pathname + search);
        return;
      }
      if (waiting) clearTimeout(waiting.timer);
      waiting = { search, timer: window.setTimeout(flush, pause) };
    },
  };
}
