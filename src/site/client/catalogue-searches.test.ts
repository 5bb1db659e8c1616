// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '#dom/find-element.ts';

beforeAll(async () => {
  await import('./catalogue-searches.ts');
});

/** The searches of two catalogues, each with the dialog that its button would open. */
beforeEach(() => {
  const search = `<task-search><button class="open"></button><dialog>
    <form><input role="searchbox"><div class="filters"></div></form>
  </dialog></task-search>`;
  document.body.innerHTML = `<catalogue-searches>
    <div data-title="Desktop" hidden>${search}</div><div data-title="Web">${search}</div>
  </catalogue-searches>`;
  for (const button of document.querySelectorAll<HTMLElement>('.open')) {
    button.addEventListener('click', () => button.parentElement?.querySelector('dialog')?.show());
  }
});

const part = (title: string) => document.querySelector<HTMLElement>(`[data-title=${title}]`);
const openDialogs = () =>
  [...document.querySelectorAll<HTMLElement>('[data-title]')]
    .filter((search) => search.querySelector('dialog')?.open)
    .map(({ dataset }) => dataset.title);
const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }));

test('the shortcut opens the search of the catalogue of the page alone', () => {
  const listener = vi.fn();
  document.addEventListener('keydown', listener);
  press('k');
  expect(openDialogs()).toEqual(['Web']);
  press('b');
  document.removeEventListener('keydown', listener);
  expect(listener).toHaveBeenCalledOnce();
});

test('a dialog offers the catalogues, and begins with its own', () => {
  part('Web')?.querySelector<HTMLElement>('.open')?.click();
  const select = part('Web')?.querySelector('select');
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Desktop', 'Web']);
  expect(select?.value).toBe('Web');
});

test('another choice searches there for the same words', () => {
  press('k');
  const boxIn = (title: string) => part(title)?.querySelector('input');
  const typed = vi.fn();
  boxIn('Desktop')?.addEventListener('input', typed);
  const box = findElement(document.body, '[data-title=Web] input', HTMLInputElement);
  const select = findElement(document.body, 'select', HTMLSelectElement);
  box.value = 'volume';
  select.selectedIndex = 0;
  select.dispatchEvent(new Event('change'));
  expect(openDialogs()).toEqual(['Desktop']);
  expect([part('Desktop')?.hidden, part('Web')?.hidden]).toEqual([false, true]);
  expect([boxIn('Desktop')?.value, boxIn('Web')?.value]).toEqual(['volume', '']);
  expect(typed).toHaveBeenCalled();
  expect(part('Desktop')?.contains(select)).toBe(true);
});
