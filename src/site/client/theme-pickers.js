// What Starlight's picker of themes calls, in a site with Starlight's own header. It runs after
// `first-paint.js`, and is loaded as it is too.
(() => {
  /** Shows the chosen theme, and its icon, in the pickers. */
  const updatePickers = (theme = readStored() || 'auto') => {
    const icon = document.querySelector(`#theme-icons`)?.content.querySelector(`.${theme}`);
    for (const picker of document.querySelectorAll('starlight-theme-select')) {
      const select = picker.querySelector('select');
      if (select) select.value = theme;
      const shown = picker.querySelector('svg.label-icon');
      if (icon) shown?.replaceChildren(...icon.cloneNode(true).childNodes);
    }
  };
  window.StarlightThemeProvider = { updatePickers };

  /** A browser may forbid access to storage. */
  function readStored() {
    try {
      return localStorage.getItem('starlight-theme');
    } catch {
      return undefined;
    }
  }
})();
