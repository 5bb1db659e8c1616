import { expect, test } from 'vitest';
import './task-search.ts';

/** With Caps Lock, which makes the letter a capital. */
const press = () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', ctrlKey: true }));
};

test.for([
  ['opens a search', () => undefined, true],
  [
    'opens a search that was moved',
    (search: Element) => {
      document.body.append(document.createElement('header'));
      document.querySelector('header')?.append(search);
    },
    true,
  ],
  [
    'leaves a search closed that was removed',
    (search: Element) => {
      search.remove();
    },
    false,
  ],
] as const)('the shortcut %s', ([, change, isOpen]) => {
  const search = document.createElement('task-search');
  search.innerHTML = '<button class="open"></button>';
  document.body.replaceChildren(search);
  change(search);
  press();
  expect(search.querySelector('dialog')?.open === true).toBe(isOpen);
});
