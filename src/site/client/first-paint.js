// Runs before a page is drawn, in place of the scripts that Starlight writes into every page. It is
// loaded as it is, so it imports nothing and every browser must understand it.
(() => {
  const root = document.documentElement;
  const stored = read(() => localStorage.getItem('starlight-theme'));
  const preferred = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.dataset.theme = (stored || preferred) === 'light' ? 'light' : 'dark';
  // An address with a query must not show other tasks first.
  root.toggleAttribute('data-has-query', location.search !== '');

  /** What the sidebar of the page before looked like, where it is the same sidebar on a wide screen. */
  const findSidebarState = () => {
    if (!matchMedia('(min-width: 50em)').matches) return undefined;
    const state = read(() => JSON.parse(sessionStorage.getItem('sl-sidebar-state') ?? 'null'));
    const sidebar = document.querySelector('sl-sidebar-state-persist');
    return sidebar?.dataset.hash === state?.hash ? state : undefined;
  };

  // The parser connects each of these elements when what is before it is there, and not yet drawn.
  defineOnConnect('sl-sidebar-restore', (element) => {
    const isOpen = findSidebarState()?.open?.[Number(element.dataset.index)];
    const details = element.closest('details');
    if (details && typeof isOpen === 'boolean') details.open = isOpen;
  });
  defineOnConnect('restore-scroll', () => {
    const sidebar = document.getElementById('starlight__sidebar');
    const scroll = findSidebarState()?.scroll;
    // The sidebar has a height when the style sheet is there, which a frame waits for.
    if (sidebar && scroll) requestAnimationFrame(() => (sidebar.scrollTop = scroll));
  });

  function defineOnConnect(name, run) {
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          run(this);
        }
      },
    );
  }

  /** A browser may forbid access to storage, and any page of the host may have written to it. */
  function read(get) {
    try {
      return get();
    } catch {
      return undefined;
    }
  }
})();
