import { buildElement } from '#dom/build-element.ts';
import { copyText } from './copy-text.ts';

const shownFor = 2000;

/**
 * Copies its `data-text`, the text of the element whose id is `data-from`, or what the element before
 * it shows in short or in full.
 */
class CopyButton extends HTMLElement {
  connectedCallback(): void {
    // An element that is moved is connected again.
    if (this.firstChild) return;
    const { label = 'Copy' } = this.dataset;
    const glyph = buildElement('span', { className: 'glyph copy' });
    const button = buildElement(
      'button',
      { type: 'button', ariaLabel: label, title: label },
      glyph,
    );
    // The role "status" would be read out while it is empty.
    const status = buildElement('span', { ariaLive: 'polite' });
    button.addEventListener('click', () => void this.#copy(status));
    this.append(button, status);
  }

  #text(): string {
    const { text, from } = this.dataset;
    if (text !== undefined) return text;
    const source = from === undefined ? this.previousElementSibling : document.getElementById(from);
    return source?.getAttribute('title') ?? source?.textContent ?? '';
  }

  async #copy(status: HTMLElement): Promise<void> {
    status.textContent = await copyText(this.#text(), 'Copied');
    setTimeout(() => (status.textContent = ''), shownFor);
  }
}

customElements.define('copy-button', CopyButton);
