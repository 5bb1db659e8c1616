import { findVersionLink, readWanted } from './cited-version.ts';

/**
 * Follows the link to a task's new address, with the version that a citation asks for; if that is one of
 * another task that had the address, the link to it. The part of the page that is linked stays the same.
 */
class TaskAlias extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    if (!link) return;
    const other = findVersionLink(readWanted() ?? '');
    const target = other ? other.href : `${link.href}${location.search}`;
    location.replace(`${target}${location.hash}`);
  }
}

customElements.define('task-alias', TaskAlias);
