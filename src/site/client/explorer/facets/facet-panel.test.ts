import { expect, test, vi } from 'vitest';
import type { ExplorerColumn } from '#explorer/index/explorer-index.ts';
import { findElement } from '#dom/find-element.ts';
import { createFacetPanel } from './facet-panel.ts';

const nobody = new Set<string>();

/** A panel with the values `v0`, `v1`, … */
function createPanel(size: number, isOpen = true, extra: Partial<ExplorerColumn> = {}) {
  const values = Array.from({ length: size }, (_, index) => `v${index}`);
  const column: ExplorerColumn = {
    name: 'app',
    label: 'Apps',
    values,
    labels: values.map((value) => value.toUpperCase()),
    cells: [],
  };
  const choose = vi.fn();
  const matchAll = vi.fn();
  const panel = createFacetPanel({ ...column, ...extra }, isOpen, { choose, matchAll });
  const show = (
    counts: Uint32Array | undefined,
    included: ReadonlySet<string>,
    excluded: ReadonlySet<string>,
    isAll = false,
  ) => {
    panel.show({ counts, included, isAll, excluded });
  };
  const { element } = panel;
  const namesOf = (rows: readonly HTMLElement[]) =>
    rows.map((row) => row.querySelector('.name')?.textContent);
  return {
    element,
    show,
    choose,
    matchAll,
    chosen: () => element.querySelector('.chosen')?.textContent,
    filter: () => findElement(element, 'input[type=text]', HTMLInputElement),
    more: () => findElement(element, '.more', HTMLElement),
    rows: () => [...element.querySelectorAll('li')],
    shown: () => namesOf([...element.querySelectorAll('li')].filter(({ hidden }) => !hidden)),
  };
}

const ones = (size: number) => new Uint32Array(size).fill(1);

test('a short list is shown whole, without a filter', () => {
  const { show, shown, element } = createPanel(8);
  show(ones(8), nobody, nobody);
  expect(shown()).toHaveLength(8);
  expect(element.querySelector('input[type=text], .more')).toBeNull();
});

test('a long list begins with the first seven values, and the rest follows on a click', () => {
  const { show, shown, more } = createPanel(20);
  show(ones(20), nobody, nobody);
  expect(shown()).toEqual(['V0', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6']);
  expect(more().textContent).toBe('Show all 20');
  more().click();
  expect(shown()).toHaveLength(20);
  expect(more().textContent).toBe('Show fewer');
  more().click();
  expect(shown()).toHaveLength(7);
});

test('values without a task are left out, and the next ones move up', () => {
  const { show, shown, more } = createPanel(20);
  const counts = ones(20);
  counts.fill(0, 0, 15);
  show(counts, nobody, nobody);
  expect(shown()).toEqual(['V15', 'V16', 'V17', 'V18', 'V19']);
  expect(more().hidden).toBe(true);
});

test('chosen values stay, however few tasks they have', () => {
  const { show, shown, chosen } = createPanel(20);
  show(new Uint32Array(20), new Set(['v3']), new Set(['v19']));
  expect(shown()).toEqual(['V3', 'V19']);
  expect(chosen()).toBe('2');
  show(new Uint32Array(20), nobody, nobody);
  expect(shown()).toEqual([]);
  expect(chosen()).toBe('');
});

test('the filter finds values by their labels, in any case', () => {
  const { show, shown, filter, more } = createPanel(20);
  show(ones(20), nobody, nobody);
  filter().value = ' v1 ';
  filter().dispatchEvent(new Event('input'));
  expect(shown()).toEqual(['V1', ...Array.from({ length: 10 }, (_, index) => `V1${index}`)]);
  expect(more().hidden).toBe(true);
  expect(filter().ariaLabel).toBe('Filter apps');
});

test('the filter gives way where few values are left, unless it is in use', () => {
  const { show, filter } = createPanel(20);
  show(ones(20).fill(0, 7), nobody, nobody);
  expect(filter().hidden).toBe(true);
  show(ones(20), nobody, nobody);
  expect(filter().hidden).toBe(false);
  filter().value = 'v1';
  show(ones(20).fill(0, 7), nobody, nobody);
  expect(filter().hidden).toBe(false);
});

test('rows are made when counts come, and a choice names its value', () => {
  const { show, rows, choose, chosen } = createPanel(3, false);
  show(undefined, new Set(['v1']), nobody);
  expect(rows()).toEqual([]);
  expect(chosen()).toBe('1');
  show(ones(3), new Set(['v1']), nobody);
  rows()[2]?.querySelector('button')?.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith('v2', 'exclude');
  expect(rows().map(({ className }) => className)).toEqual(['open', 'include', 'open']);
});

test.for([true, false])('begins open: %s', (isOpen) => {
  expect(createPanel(3, isOpen).element.open).toBe(isOpen);
});

test('values are in the order of what is left, numbers in their own', () => {
  const counts = Uint32Array.of(1, 3, 2);
  const { show, shown } = createPanel(3);
  show(counts, nobody, nobody);
  expect(shown()).toEqual(['V1', 'V2', 'V0']);
  show(Uint32Array.of(5, 3, 4), nobody, nobody);
  expect(shown()).toEqual(['V0', 'V2', 'V1']);

  const numbers = createPanel(3, true, { isNumber: true });
  numbers.show(counts, nobody, nobody);
  expect(numbers.shown()).toEqual(['V0', 'V1', 'V2']);
});

test('a facet of lists has a switch between any and all', () => {
  const { element, show, matchAll } = createPanel(3, true, { isList: true });
  document.body.replaceChildren(element);
  const states = () => [...element.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  show(ones(3), nobody, nobody);
  expect(states().map(({ checked }) => checked)).toEqual([true, false]);
  states()[1]?.click();
  expect(matchAll).toHaveBeenCalledExactlyOnceWith(true);
  show(ones(3), nobody, nobody, true);
  expect(states().map(({ checked }) => checked)).toEqual([false, true]);
  states()[0]?.click();
  expect(matchAll).toHaveBeenLastCalledWith(false);
});

test('a facet of single values has no switch', () => {
  expect(createPanel(3).element.querySelector('[type=radio]')).toBeNull();
});

test('only apps have a mark', () => {
  const app = createPanel(1, true, { hues: [16] });
  app.show(ones(1), nobody, nobody);
  expect(app.element.querySelector('.name .spine.hue-16')).not.toBeNull();
  const metric = createPanel(1, true, { name: 'metric' });
  metric.show(ones(1), nobody, nobody);
  expect(metric.element.querySelector('.spine')).toBeNull();
});
