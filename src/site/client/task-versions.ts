/** Leads from the cited address of a task, with "?v=" and a digest, to the version that it names. */
class TaskVersions extends HTMLElement {
  connectedCallback(): void {
    const wanted = new URLSearchParams(location.search).get('v')?.toLowerCase();
    if (!wanted || isSame(this.dataset.digest, wanted)) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-version]')];
    const found = links.find(({ dataset }) => isSame(dataset.version, wanted));
    if (found) location.replace(found.href);
    else this.hidden = false;
  }
}

/** A citation may have the whole digest. */
const isSame = (version = '', wanted: string): boolean =>
  version !== '' &&
  (wanted.startsWith(version) || (wanted.length >= 7 && version.startsWith(wanted)));

customElements.define('task-versions', TaskVersions);
