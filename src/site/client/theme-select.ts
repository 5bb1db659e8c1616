import { attempt } from './attempt.ts';
import { buildElement } from '#dom/build-element.ts';

const themes = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: '', label: 'Auto' },
];
/** Where `first-paint.js` finds the choice; an empty one follows the system. */
const storageKey = 'starlight-theme';
const prefersLight = matchMedia('(prefers-color-scheme: light)');

/** A list of themes, in the header. */
class ThemeSelect extends HTMLElement {
  connectedCallback(): void {
    if (this.firstChild) return;
    const select = buildElement('select', { ariaLabel: 'Select theme', autocomplete: 'off' });
    const stored = readChoice();
    for (const { value, label } of themes) {
      select.add(new Option(label, value, value === stored, value === stored));
    }
    select.addEventListener('change', () => {
      choose(select.value);
    });
    this.append(buildElement('span', { className: 'glyph theme' }), select);
  }
}

function choose(theme: string): void {
  // Without storage the choice applies to this page alone.
  attempt(() => {
    localStorage.setItem(storageKey, theme);
  });
  applyTheme(theme);
}

function readChoice(): string {
  const stored = attempt(() => localStorage.getItem(storageKey));
  return themes.find(({ value }) => value === stored)?.value ?? '';
}

function applyTheme(theme: string): void {
  const system = prefersLight.matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme === '' ? system : theme;
}

prefersLight.addEventListener('change', () => {
  applyTheme(readChoice());
});
customElements.define('theme-select', ThemeSelect);
