import { expect, test, vi } from 'vitest';
import { findElement } from '#dom/find-element.ts';
import { createColumnMenu } from './column-menu.ts';

function createMenu() {
  document.body.innerHTML = `
    <ul>
      <li><input type="checkbox" value="app"></li>
      <li><input type="checkbox" value="steps"></li>
    </ul>
    <div role="table">
      <i data-sort="instruction"></i><i data-sort="app"></i><i data-sort="steps"></i>
    </div>`;
  const find = (selector: string) => findElement(document.body, selector, HTMLElement);
  const choose = vi.fn();
  const menu = createColumnMenu(find('ul'), find('[role=table]'), choose);
  const heads = () =>
    [...document.querySelectorAll<HTMLElement>('[data-sort]')]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.sort);
  return { ...menu, choose, heads, find };
}

test('shows the heads of the columns and ticks their boxes', () => {
  const { show, heads } = createMenu();
  show(['steps'], ['steps']);
  expect(heads()).toEqual(['instruction', 'steps']);
  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([
    false,
    true,
  ]);
});

test('a choice names all columns that are ticked, in the order of the table', () => {
  const { show, choose, find } = createMenu();
  show(['steps'], ['steps']);
  find('input[value=app]').click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(['app', 'steps']);
});

test('a column in which all tasks are the same stays ticked', () => {
  const { show, heads } = createMenu();
  show(['app', 'steps'], ['steps']);
  expect(heads()).toEqual(['instruction', 'steps']);
  expect([...document.querySelectorAll('input')].every(({ checked }) => checked)).toBe(true);
});
