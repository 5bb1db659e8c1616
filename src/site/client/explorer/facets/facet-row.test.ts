import { expect, test, vi } from 'vitest';
import type { Choice } from '#explorer/query/explorer-query.ts';
import { findElement } from '#dom/find-element.ts';
import { createFacetRow } from './facet-row.ts';

function createRow() {
  const choose = vi.fn<(choice: Choice) => void>();
  const row = createFacetRow('VLC', choose);
  const { element } = row;
  // Only a box in the document fires `change`.
  document.body.replaceChildren(element);
  const box = findElement(element, 'input', HTMLInputElement);
  const exclude = findElement(element, 'button', HTMLElement);
  return { ...row, choose, box, exclude };
}

test('the box includes the value and opens it again', () => {
  const { box, choose } = createRow();
  box.click();
  expect(choose).toHaveBeenLastCalledWith('include');
  box.click();
  expect(choose).toHaveBeenLastCalledWith('open');
});

test.for([
  ['open', 'exclude'],
  ['include', 'exclude'],
  ['exclude', 'open'],
] as const)('the button of a value that is %s makes it %s', ([before, after]) => {
  const { exclude, choose, show } = createRow();
  show(3, before, true);
  exclude.click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(after);
});

test.for([
  ['include', true, 'false'],
  ['exclude', false, 'true'],
  ['open', false, 'false'],
] as const)('shows that a value is %s', ([choice, isChecked, isPressed]) => {
  const { element, box, exclude, show } = createRow();
  show(3, 'open', true);
  show(3, choice, true);
  expect(box.checked).toBe(isChecked);
  expect(box.indeterminate).toBe(choice === 'exclude');
  expect(exclude.ariaPressed).toBe(isPressed);
  expect(element.className).toBe(choice);
});

test('shows the name and the latest count', () => {
  const { element, show } = createRow();
  show(3, 'open', true);
  expect(element.querySelector('.name')?.textContent).toBe('VLC');
  expect(element.querySelector('.count')?.textContent).toBe('3');
  show(0, 'open', true);
  expect(element.querySelector('.count')?.textContent).toBe('0');
});

test('is hidden and shown again', () => {
  const { element, show } = createRow();
  show(3, 'open', false);
  expect(element.hidden).toBe(true);
  show(3, 'open', true);
  expect(element.hidden).toBe(false);
});

test('says what the button does', () => {
  const { exclude } = createRow();
  expect(exclude.querySelector('.glyph.exclude')).not.toBeNull();
  expect(exclude.ariaLabel).toBe('Exclude VLC');
  expect(exclude.title).toBe('Exclude VLC');
});
