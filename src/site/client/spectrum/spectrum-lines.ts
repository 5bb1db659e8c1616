import { createLineLink } from './line-link.ts';

/** The lines of a spectrum as links to their tasks; the index of tasks is loaded when one is looked at. */
class SpectrumLines extends HTMLElement {
  connectedCallback(): void {
    const { base = '/' } = this.dataset;
    createLineLink(this, async () => (await import('./load-line-tasks.ts')).loadLineTasks(base));
  }
}

customElements.define('spectrum-lines', SpectrumLines);
