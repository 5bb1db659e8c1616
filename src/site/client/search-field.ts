/** A link that looks like a box to search in; it opens the search of the header, where that is there. */
class SearchField extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a.field')?.addEventListener('click', (event) => {
      const button = document.querySelector<HTMLButtonElement>('task-search .open:not([hidden])');
      if (!button || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey))) return;
      event.preventDefault();
      button.click();
    });
  }
}

customElements.define('search-field', SearchField);
