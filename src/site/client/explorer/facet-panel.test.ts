// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ExplorerColumn } from '../../../catalogue/explorer/explorer-index.ts';
import { findElement } from '../../../search/ui/find-element.ts';
import { createFacetPanel } from './facet-panel.ts';

const nobody = new Set<string>();

/** A panel with the values `v0`, `v1`, … */
function createPanel(size: number, isOpen = true) {
  const values = Array.from({ length: size }, (_, index) => `v${index}`);
  const column: ExplorerColumn = {
    name: 'app',
    label: 'Apps',
    values,
    labels: values.map((value) => value.toUpperCase()),
    cells: [],
  };
  const choose = vi.fn();
  const panel = createFacetPanel(column, isOpen, choose);
  const { element } = panel;
  const namesOf = (rows: readonly HTMLElement[]) =>
    rows.map((row) => row.querySelector('.name')?.textContent);
  return {
    ...panel,
    choose,
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
