import { expect } from 'vitest';
import { findElement } from '#dom/find-element.ts';

/** Parts of the explorer that a test has put on the page. */
export const find = (selector: string) => findElement(document.body, selector, HTMLElement);
export const box = () => findElement(document.body, 'input[type=search]', HTMLInputElement);
export const order = () => findElement(document.body, 'select', HTMLSelectElement);
export const status = () => find('[role=status]').textContent;
export const shown = () =>
  [...document.querySelectorAll('.results a')].map((link) => link.textContent);
export const valueRow = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('.facets li')].find(
    (row) => row.querySelector('.name')?.textContent === label,
  );

/** What is searched for words is loaded when the first one is typed. */
const expectSearched = () =>
  expect.poll(() => find('[role=table]').ariaBusy, { timeout: 5000 }).toBe('false');

/** Puts an explorer on the page, and waits until it shows what the address asks for. */
export async function showExplorer(explorer: HTMLElement, search = ''): Promise<HTMLElement> {
  history.replaceState(null, '', `/tasks/${search}`);
  document.body.replaceChildren(explorer);
  await expect.poll(() => explorer.classList.contains('ready'), { timeout: 5000 }).toBe(true);
  await expectSearched();
  return explorer;
}

export const type = async (text: string) => {
  box().value = text;
  box().dispatchEvent(new Event('input'));
  await expectSearched();
};
