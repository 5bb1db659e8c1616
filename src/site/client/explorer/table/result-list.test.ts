import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { findElement } from '#dom/find-element.ts';
import { createResultList, type ResultList } from './result-list.ts';

const height = 39;
/** Rows drawn beyond the visible ones, on each side. */
const spare = 4;

let element: HTMLElement;
let list: ResultList;
/** How far the window is scrolled; the list begins at the top of the page. */
let scrolled: number;

afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  scrolled = 0;
  element = document.createElement('div');
  element.style.setProperty('--row-height', `${height}px`);
  document.body.replaceChildren(element);
  element.getBoundingClientRect = () => ({ top: -scrolled }) as DOMRect;
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => (scrolled += top));
  vi.stubGlobal('innerHeight', 10 * height);
  vi.stubGlobal('screen', { height: 10 * height });
  list = createResultList(element);
});

function renderRow(row: number): HTMLElement {
  const item = document.createElement('div');
  item.innerHTML = `<a href="/tasks/${row}/">${row}</a>`;
  return item;
}
const show = (size: number, first = 0) => {
  const rows = Array.from({ length: size }, (_, index) => first + index);
  list.show(rows, renderRow);
};
const drawn = () => [...element.children].map((item) => Number(item.textContent));
const scrollTo = (top: number) => {
  scrolled = top;
  dispatchEvent(new Event('scroll'));
};
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

test('leaves the first rows of the page until it has others', () => {
  element.append('first');
  scrollTo(100 * height);
  dispatchEvent(new Event('resize'));
  dispatchEvent(new Event('beforeprint'));
  expect(element.textContent).toBe('first');
  dispatchEvent(new Event('afterprint'));
  scrollTo(0);
  show(3);
  expect(drawn()).toEqual([0, 1, 2]);
});

test('draws the visible rows of many, and some more', () => {
  show(1000);
  expect(drawn()).toEqual(range(0, 10 + spare));
  expect(element.style.getPropertyValue('--rows')).toBe('1000');
});

test('draws all of a few', () => {
  show(3);
  expect(drawn()).toEqual([0, 1, 2]);
  show(0);
  expect(drawn()).toEqual([]);
});

test('draws all of a few rows wherever the page is scrolled, as they are as high as their text', () => {
  show(20);
  scrollTo(15 * height);
  expect(drawn()).toEqual(range(0, 20));
  show(21);
  expect(drawn()).toEqual(range(15 - spare, 21));
});

test('draws all rows while the page is printed', () => {
  show(1000);
  scrollTo(100 * height);
  dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toEqual(range(0, 1000));
  dispatchEvent(new Event('afterprint'));
  expect(drawn()).toEqual(range(100 - spare, 110 + spare));
});

test('draws other rows after scrolling', () => {
  show(1000);
  scrollTo(100 * height);
  expect(drawn()).toEqual(range(100 - spare, 110 + spare));
  scrollTo(0);
  expect(drawn()).toEqual(range(0, 10 + spare));
});

test('leaves the rows alone while the visible ones are drawn', () => {
  show(1000);
  scrollTo(spare * height);
  expect(drawn()).toEqual(range(0, 10 + spare));
  scrollTo((spare + 1) * height);
  expect(drawn()).toEqual(range(1, 15 + spare));
});

test('draws for a window of another height', () => {
  show(1000);
  vi.stubGlobal('innerHeight', 20 * height);
  dispatchEvent(new Event('resize'));
  expect(drawn()).toEqual(range(0, 20 + spare));
});

test('rows are as high as the style sheet says, such as in a narrow window', () => {
  show(1000);
  element.style.setProperty('--row-height', `${2 * height}px`);
  dispatchEvent(new Event('resize'));
  expect(drawn()).toEqual(range(0, 5 + spare));
});

test('draws the rows of a window that filters had filled until they were folded away', async () => {
  show(1000);
  await new Promise(requestAnimationFrame);
  element.getBoundingClientRect = () => ({ top: 3000 }) as DOMRect;
  dispatchEvent(new Event('resize'));
  element.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  await new Promise(requestAnimationFrame);
  expect(drawn()).toEqual(range(0, 10 + spare));
});

test('gives each row its position, and its index below the heads', () => {
  show(1000, 500);
  scrollTo(100 * height);
  const first = findElement(element, ':scope > :first-child', HTMLElement);
  expect(first.textContent).toBe('596');
  expect(first.dataset.position).toBe('96');
  expect(first.style.getPropertyValue('--position')).toBe('96');
  expect(first.getAttribute('aria-rowindex')).toBe('98');
});

test('focuses a result that is not drawn yet', () => {
  show(1000);
  expect(list.focused()).toBeUndefined();
  expect(list.focus(500)).toBe(true);
  expect(document.activeElement?.textContent).toBe('500');
  expect(list.focused()).toBe(500);
});

test.for([-1, 3])('focuses nothing at position %i of three', (position) => {
  show(3);
  expect(list.focus(position)).toBe(false);
  expect(list.focused()).toBeUndefined();
});

test('elements stay when other rows are drawn', () => {
  show(1000);
  const before = [...element.children];
  show(1000, 500);
  expect([...element.children]).toEqual(before);
  expect(drawn()).toEqual(range(500, 510 + spare));
});

test.for([95, 105])('results that stay in sight stay in their elements, at %i', (position) => {
  show(1000);
  scrollTo(100 * height);
  const before = new Map([...element.children].map((item) => [item.textContent, item]));
  scrollTo(position * height);
  const stayed = [...element.children].filter((item) => before.has(item.textContent));
  expect(stayed).toHaveLength(10 + 2 * spare - 5);
  expect(stayed).toEqual(stayed.map((item) => before.get(item.textContent)));
});

test('a result that is no longer drawn loses the focus', () => {
  show(1000);
  list.focus(2);
  scrollTo(100 * height);
  expect(list.focused()).toBeUndefined();
});

test('the focus stays at its position when the rows are drawn again', () => {
  show(1000);
  list.focus(2);
  show(1000, 500);
  expect(document.activeElement?.textContent).toBe('502');
});
