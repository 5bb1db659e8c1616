import { count } from '../../text/figures/plural.ts';
import {
  readSelection,
  removeSelection,
  type StoredSelection,
} from './explorer/stored-selection.ts';

/**
 * Shows the neighbours first that the reader came from, also on the tasks after this one: those in
 * the results of the explorer, or those in a group.
 */
class TaskNeighbours extends HTMLElement {
  connectedCallback(): void {
    const referred = this.#groupOfReferrer();
    // A reader who comes from a group walks through the group.
    if (referred) removeSelection();
    const key = referred ?? attempt(() => sessionStorage.getItem('group'));
    const row = this.#rows().find(({ dataset }) => dataset.group === key);
    const [first] = this.#rows();
    if (key && row && first) {
      row.replaceWith(first.cloneNode(true));
      first.replaceWith(row);
      attempt(() => {
        sessionStorage.setItem('group', key);
      });
    }
    const selection = readSelection();
    if (selection) this.#showSelection(selection);
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

  #showSelection({ search, total, from, paths }: StoredSelection): void {
    const template = this.querySelector('template');
    const row = template?.content.querySelector('div');
    const back = row?.querySelector('a');
    if (!row || !back) return;
    // In the template its address has no base.
    template?.after(row);
    const tasks = back.href;
    const addresses = paths.map((path) => new URL(`${path}/`, tasks).href);
    const position = addresses.indexOf(location.origin + location.pathname);
    back.href = tasks + search;
    back.append(count(total, 'result'));
    for (const nav of this.querySelectorAll('nav')) nav.hidden = false;
    const steps = [...row.querySelectorAll<HTMLAnchorElement>('.step')];
    if (position < 0) {
      for (const link of steps) link.remove();
      return;
    }
    row.querySelector('span')?.append(`${from + position + 1} of ${total}`);
    for (const link of steps) {
      const address = addresses[position + (link.rel === 'next' ? 1 : -1)];
      if (address) link.href = address;
      else {
        link.removeAttribute('href');
        link.ariaHidden = 'true';
      }
    }
    // The neighbours in a group follow after them.
    const [first] = this.#rows();
    const others = this.querySelector('.rows');
    if (first && others) others.prepend(first);
    else if (first) first.hidden = true;
  }
}

/** Without storage every page begins with its own first group. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

customElements.define('task-neighbours', TaskNeighbours);
