import { findElement } from '#dom/find-element.ts';
import { loadIndex } from '#search/ui/load-index.ts';
import { restoreAddress } from './address-writer.ts';
import { closeByEscape } from './close-menu.ts';
import { startExplorer } from './start-explorer.ts';

/** On a narrow screen open filters would hide the results. */
const isWide = matchMedia('(min-width: 53.76rem)');

/** The explorer of `/tasks/`: loads the index; all of its state is in the address. */
class TaskExplorer extends HTMLElement {
  connectedCallback(): void {
    restoreAddress();
    const filters = findElement(this, '.filters', HTMLDetailsElement);
    const openFilters = () => (filters.open = isWide.matches);
    isWide.addEventListener('change', openFilters);
    openFilters();
    closeByEscape(filters, () => !isWide.matches);
    // It may be long before the index is there, and readers type meanwhile.
    const box = findElement(this, 'input[type=search]', HTMLInputElement);
    box.value ||= new URLSearchParams(location.search).get('q') ?? '';
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      startExplorer(this, await loadIndex(this.dataset.index ?? ''));
    } catch {
      this.classList.add('failed');
      findElement(this, '.unloaded', HTMLElement).hidden = false;
    }
  }
}

customElements.define('task-explorer', TaskExplorer);
