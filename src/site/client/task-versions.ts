/** Leads from the cited address of a task, with "?v=" and a digest, to the version that it names. */
class TaskVersions extends HTMLElement {
  connectedCallback(): void {
    const wanted = new URLSearchParams(location.search).get('v')?.toLowerCase();
    if (wanted === undefined || wanted === '') return;
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a[data-version]')];
    const found = links.find(({ dataset: { version = '' } }) => isSame(version, wanted));
    if (!found) {
      this.querySelector('.unknown-version')?.removeAttribute('hidden');
      return;
    }
    if (found.getAttribute('aria-current') !== 'page') location.replace(found.href);
  }
}

/** A citation may have the whole digest. */
const isSame = (version: string, wanted: string): boolean =>
  version !== '' &&
  (wanted.startsWith(version) || (wanted.length >= 7 && version.startsWith(wanted)));

customElements.define('task-versions', TaskVersions);
