/** Follows the link to a task's new address, with the version that a citation asks for. */
class TaskAlias extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    if (link) location.replace(`${link.href}${location.search}`);
  }
}

customElements.define('task-alias', TaskAlias);
