import { expect, test } from 'vitest';
import { orderElements } from './facet-values.ts';

function createList(): { list: HTMLElement; items: HTMLElement[] } {
  const list = document.createElement('ul');
  list.innerHTML = '<li>a<input></li><li>b</li><li>c</li><li>d</li>';
  document.body.replaceChildren(list);
  return { list, items: [...list.querySelectorAll('li')] };
}

test('puts elements first, in the given order, and keeps the others', () => {
  const { list, items } = createList();
  const [a, b, c, d] = items as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  orderElements(list, [c, a]);
  expect(list.textContent).toBe('cabd');
  orderElements(list, [d, c, b, a]);
  expect(list.textContent).toBe('dcba');
});

test('leaves the focus in an element that it moves', () => {
  const { list, items } = createList();
  const box = list.querySelector('input');
  box?.focus();
  orderElements(list, [...items].reverse());
  expect(document.activeElement).toBe(box);
});
