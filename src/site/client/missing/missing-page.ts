import { addresses, withBase } from '#addresses/addresses.ts';
import { buildElement } from '#dom/build-element.ts';
import { loadIndex } from '#search/ui/load-index.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { type GuessedPage, guessPages } from './guess-pages.ts';

/** Says which page the address may have meant, where there is one like it. */
class MissingPage extends HTMLElement {
  connectedCallback(): void {
    const { base = '/', rules = '' } = this.dataset;
    void this.#guess(withoutFinalSlashes(base), rules.split(' '));
  }

  async #guess(base: string, rules: readonly string[]): Promise<void> {
    const data = await loadIndex(withBase(base, addresses.explorerIndex)).catch(() => undefined);
    const path = location.pathname.startsWith(base)
      ? location.pathname.slice(base.length)
      : location.pathname;
    const pages = guessPages(path, { rules, links: listLinks(base), data });
    if (pages.length === 0) return;
    const links = pages.map(({ address, title }) => {
      const link = buildElement('a', { href: withBase(base, address) }, title);
      return buildElement('li', {}, link);
    });
    this.append(buildElement('h2', {}, 'Did you mean'), buildElement('ul', {}, ...links));
    this.hidden = false;
  }
}

/** The pages that the sidebar and the header lead to. */
const listLinks = (base: string): GuessedPage[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${base}/`))
    .map((link) => ({
      address: link.pathname.slice(base.length),
      title: (link.firstChild?.textContent ?? link.textContent).trim(),
    }));

customElements.define('missing-page', MissingPage);
