import { findVersionLink, isSameVersion, readWanted } from './cited-version.ts';

/**
 * Leads from the cited address of a task, with "?v=" and a digest, to the version that it names, at
 * the same part of the page.
 */
class TaskVersions extends HTMLElement {
  connectedCallback(): void {
    const wanted = readWanted();
    if (!wanted || isSameVersion(this.dataset.digest, wanted)) return;
    const found = findVersionLink(wanted);
    if (found) location.replace(`${found.href}${location.hash}`);
    else this.hidden = false;
  }
}

customElements.define('task-versions', TaskVersions);
