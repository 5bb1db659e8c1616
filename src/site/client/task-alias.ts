import { findVersionLink, readWanted } from './cited-version.ts';

/**
 * Follows the link to a task's new address, with the version that a citation asks for; if that is one of
 * another task that had the address, the link to it.
 */
class TaskAlias extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    if (!link) return;
    const other = findVersionLink(readWanted() ?? '');
    location.replace(other ? other.href : `${link.href}${location.search}`);
  }
}

customElements.define('task-alias', TaskAlias);
