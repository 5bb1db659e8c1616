import { formatCount } from '#text/figures/format-count.ts';

/** Hides the entries of the lists inside that lack a word of its box. */
class ListFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const input = this.querySelector('input');
    if (!form || !input) return;
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    input.addEventListener('input', () => {
      this.#filter(input.value);
    });
    // The browser restores the text of the box when a reader navigates back.
    if (input.value !== '') this.#filter(input.value);
  }

  #filter(text: string): void {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = [...this.querySelectorAll('li')];
    for (const entry of entries) {
      const family = entry.closest('section')?.querySelector('h2')?.textContent ?? '';
      const own = `${family} ${entry.textContent}`.toLowerCase();
      entry.hidden = !words.every(
        (word) => own.includes(word) || own.replaceAll('_', ' ').includes(word),
      );
    }
    for (const section of this.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
    }
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words.length === 0 ? '' : describeShown(entries);
  }
}

/** An entry may be listed twice, under the same name. */
function describeShown(entries: readonly HTMLElement[]): string {
  const countNames = (some: readonly HTMLElement[]) =>
    new Set(some.map(({ dataset }) => dataset.name)).size;
  const shown = countNames(entries.filter(({ hidden }) => !hidden));
  return `${shown === 0 ? 'none' : formatCount(shown)} of ${formatCount(countNames(entries))}`;
}

customElements.define('list-filter', ListFilter);
