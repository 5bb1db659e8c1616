import { loadJson } from '#dom/load-file.ts';
import { findElement } from '#dom/find-element.ts';
import { restoreAddress } from './address-writer.ts';
import { closeByEscape } from './close-menu.ts';
import { startExplorer } from './start-explorer.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { type ExplorerFile, readExplorerFile } from '#explorer/index/explorer-file.ts';

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
      const file = await loadJson<ExplorerFile>(this.dataset.index ?? '');
      startExplorer(this, unpackIndex(readExplorerFile(file)));
    } catch {
      this.classList.add('failed');
      findElement(this, '.unloaded', HTMLElement).hidden = false;
    }
  }
}

customElements.define('task-explorer', TaskExplorer);
