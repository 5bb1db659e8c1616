import { buildElement } from '#dom/build-element.ts';
import { findElement } from '#dom/find-element.ts';

/** The searches of several catalogues: one has its button in the header, and its dialog offers the others. */
class CatalogueSearches extends HTMLElement {
  #select = buildElement('select', { className: 'control' });
  #choice = buildElement('label', { className: 'scope' }, 'Search in', this.#select);

  connectedCallback(): void {
    this.#select.addEventListener('change', this.#change);
    this.addEventListener('click', this.#offer);
    // Before the listeners of the searches, which would all open.
    addEventListener('keydown', this.#openCurrent, { capture: true });
  }

  disconnectedCallback(): void {
    removeEventListener('keydown', this.#openCurrent, { capture: true });
  }

  get #parts(): HTMLElement[] {
    return [...this.children].filter((part) => part instanceof HTMLElement);
  }

  #openCurrent = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#parts
      .find(({ hidden }) => !hidden)
      ?.querySelector<HTMLElement>('.open')
      ?.click();
  };

  /** The button of a search has opened its dialog already. */
  #offer = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.open')) return;
    const options = this.#parts.map(({ hidden, dataset }) =>
      buildElement('option', { selected: !hidden }, dataset.title ?? ''),
    );
    this.#select.replaceChildren(...options);
    target.closest('task-search')?.querySelector('dialog .filters')?.before(this.#choice);
  };

  #change = (): void => {
    const from = this.#parts.find(({ hidden }) => !hidden);
    const to = this.#parts[this.#select.selectedIndex];
    if (!from || !to || from === to) return;
    const words = type(from, '');
    findElement(from, 'dialog', HTMLDialogElement).close();
    from.hidden = true;
    to.hidden = false;
    findElement(to, '.open', HTMLElement).click();
    type(to, words);
    this.#select.focus();
  };
}

/** Puts words into the box of a search, and returns those that were there. */
function type(search: HTMLElement, words: string): string {
  const box = findElement(search, '[role=searchbox]', HTMLInputElement);
  const before = box.value;
  box.value = words;
  box.dispatchEvent(new Event('input'));
  return before;
}

customElements.define('catalogue-searches', CatalogueSearches);
