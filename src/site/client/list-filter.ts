import { formatCount } from '#text/figures/format-count.ts';

/**
 * Hides the entries inside that lack a word of its box or what is chosen beside it. Entries have a name
 * (`data-name`) and may have values (`data-values`); sections without an entry are hidden too.
 */
class ListFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const box = this.querySelector<HTMLInputElement>('input[type=search]');
    if (!form || !box) return;
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
    });
    const show = () => {
      this.#filter(box.value, findChosen(form));
    };
    form.addEventListener('input', show);
    // The browser restores what a form had when a reader navigates back.
    if (box.value !== '' || findChosen(form).length > 0) show();
  }

  #filter(text: string, chosen: readonly string[]): void {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const entries = [...this.querySelectorAll<HTMLElement>('[data-name]')];
    for (const entry of entries) {
      const values = (entry.dataset.values ?? '').split(' ');
      const family = sectionOf(entry)?.querySelector('h2')?.textContent ?? '';
      const own = `${family} ${entry.textContent}`.toLowerCase();
      const plain = own.replaceAll('_', ' ');
      entry.hidden = !(
        chosen.every((value) => values.includes(value)) &&
        words.every((word) => own.includes(word) || plain.includes(word))
      );
    }
    for (const section of this.querySelectorAll<HTMLElement>('section, tbody')) {
      section.hidden = !section.querySelector('[data-name]:not([hidden])');
    }
    const status = this.querySelector('[role=status]');
    const isFiltered = words.length + chosen.length > 0;
    if (status) status.textContent = isFiltered ? describeShown(entries) : '';
  }
}

const sectionOf = (entry: HTMLElement) => entry.closest('section, tbody');

/** What the controls beside the box demand. */
function findChosen(form: HTMLFormElement): string[] {
  const selects = [...form.querySelectorAll('select')].map(({ value }) => value);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')];
  return [...selects, ...boxes.map(({ value }) => value)].filter(Boolean);
}

/** An entry may be listed twice, under the same name. */
function describeShown(entries: readonly HTMLElement[]): string {
  const countNames = (some: readonly HTMLElement[]) =>
    new Set(some.map(({ dataset }) => dataset.name)).size;
  const shown = countNames(entries.filter(({ hidden }) => !hidden));
  return `${shown === 0 ? 'none' : formatCount(shown)} of ${formatCount(countNames(entries))}`;
}

customElements.define('list-filter', ListFilter);
