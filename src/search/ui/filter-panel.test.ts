import { beforeEach, expect, test, vi } from 'vitest';
import { createFilterPanel, type FilterPanel } from './filter-panel.ts';

const change = vi.fn(() => Promise.resolve());
let panel: FilterPanel;

beforeEach(() => {
  document.body.innerHTML = `<dialog open><input role="searchbox"><ul class="chosen"></ul>
    <div class="filters"><details data-filter="kind" open><ul></ul></details></div></dialog>`;
  panel = createFilterPanel(document.body, () => new Promise(() => undefined), change);
  panel.fillOpen();
});

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('details input')];
const chips = () => [...document.querySelectorAll<HTMLButtonElement>('.chosen button')];
const tick = (...places: readonly number[]) => {
  for (const place of places) boxes()[place]?.click();
};
const labels = () => chips().map(({ textContent }) => textContent);

test('a chip removes its value, and unticks its box', () => {
  tick(0, 1);
  const [first, second] = labels();
  expect(panel.chosen().get('kind')).toEqual([first, second]);
  chips()[0]?.click();
  expect(panel.chosen().get('kind')).toEqual([second]);
  expect(boxes().map(({ checked }) => checked)).toEqual(boxes().map((_, place) => place === 1));
});

test('the chip after a removed one has the focus, else the box for words', () => {
  tick(0, 1, 2);
  const [, second, third] = labels();
  chips()[0]?.click();
  expect(document.activeElement?.textContent).toBe(second);
  chips()[0]?.click();
  expect(document.activeElement?.textContent).toBe(third);
  chips()[0]?.click();
  expect(document.activeElement?.getAttribute('role')).toBe('searchbox');
});

test('clearing removes all chips and ticks', () => {
  tick(0, 2);
  panel.clear();
  expect(labels()).toEqual([]);
  expect(boxes().some(({ checked }) => checked)).toBe(false);
  expect(panel.chosen().size).toBe(0);
});
