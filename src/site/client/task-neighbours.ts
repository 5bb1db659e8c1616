import { buildElement } from '#dom/build-element.ts';
import { count } from '#text/figures/plural.ts';
import { attempt } from './attempt.ts';
import { readSelection, removeSelection, type StoredSelection } from './stored-selection.ts';
import { formatCount } from '#text/figures/format-count.ts';

/**
 * Shows the neighbours first that the reader came from, also on the tasks after this one: those in
 * the results of the explorer, or those in a group.
 */
class TaskNeighbours extends HTMLElement {
  connectedCallback(): void {
    const referred = this.#groupOfReferrer();
    // A reader who comes from a group walks through the group.
    if (referred) removeSelection();
    // Without storage every page begins with its own first group.
    const key = referred ?? attempt(() => sessionStorage.getItem('group'));
    const row = this.#rows().find((one) => groupOf(one) === key);
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

  #rows(): HTMLParagraphElement[] {
    return [...this.querySelectorAll('p')];
  }

  #groupOfReferrer(): string | undefined {
    if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
    const path = new URL(document.referrer).pathname;
    return this.#rows()
      .map(groupOf)
      .find((group) => group !== undefined && path.startsWith(group));
  }

  #showSelection({ search, total, from, paths }: StoredSelection): void {
    const nav = this.querySelector('nav');
    if (!nav) return;
    const tasks = new URL(this.dataset.tasks ?? '', location.href).href;
    const back = `Back to ${count(total, 'result')}`;
    const row = buildElement(
      'div',
      { className: 'selection' },
      buildElement('a', { href: tasks + search }, back),
    );
    const addresses = paths.map((path) => new URL(`${path}/`, tasks).href);
    const position = addresses.indexOf(location.origin + location.pathname);
    if (position >= 0) {
      row.append(
        buildElement('span', {}, `${formatCount(from + position + 1)} of ${formatCount(total)}`),
        ...linkStep('prev', 'Previous result', addresses[position - 1]),
        ...linkStep('next', 'Next result', addresses[position + 1]),
      );
    }
    nav.prepend(row);
    nav.hidden = false;
    if (position < 0) return;
    // The neighbours in a group follow after them.
    const [first] = this.#rows();
    const others = this.querySelector('.rows');
    if (first && others) others.prepend(first);
    else if (first) first.hidden = true;
  }
}

/** The path of the page of a row's group. */
const groupOf = (row: Element): string | undefined => row.querySelector('a')?.pathname;

const linkStep = (rel: 'next' | 'prev', ariaLabel: string, href: string | undefined) =>
  href === undefined ? [] : [buildElement('a', { href, rel, ariaLabel })];

customElements.define('task-neighbours', TaskNeighbours);
