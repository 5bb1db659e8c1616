/** Shows the group first that the reader came from, also on the tasks after this one. */
class TaskNeighbours extends HTMLElement {
  connectedCallback(): void {
    const key = this.#groupOfReferrer() ?? readStored();
    const row = this.#rows().find(({ dataset }) => dataset.group === key);
    const [first] = this.#rows();
    if (!key || !row || !first) return;
    row.replaceWith(first.cloneNode(true));
    first.replaceWith(row);
    store(key);
  }

  #rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-group]')];
  }

  #groupOfReferrer(): string | undefined {
    if (!document.referrer.startsWith(location.origin)) return undefined;
    const path = new URL(document.referrer).pathname;
    const keys = this.#rows().map(({ dataset }) => dataset.group ?? '');
    return keys.find((key) => path.includes(`/${key}/`));
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem('group');
  } catch {
    return null;
  }
}

function store(key: string): void {
  try {
    sessionStorage.setItem('group', key);
  } catch {
    // Without storage every page begins with its own first group.
  }
}

customElements.define('task-neighbours', TaskNeighbours);
