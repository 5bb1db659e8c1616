import { expect, test } from 'vitest';
import './task-search.ts';

const press = (keys: KeyboardEventInit, target: EventTarget = document) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys }));
};

/** With Caps Lock, which makes the letter a capital. */
const shortcut = { key: 'K', ctrlKey: true };

/** Puts a search and a field on the page. */
function addSearch(): Element {
  const search = document.createElement('task-search');
  search.innerHTML = '<button class="open"></button>';
  document.body.replaceChildren(search, document.createElement('input'));
  return search;
}

const isOpen = (search: Element) => search.querySelector('dialog')?.open === true;

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
] as const)('the shortcut %s', ([, change, opens]) => {
  const search = addSearch();
  change(search);
  press(shortcut);
  expect(isOpen(search)).toBe(opens);
});

test.for([
  ['opens the search', 'body', {}, true],
  ['is a letter in a field', 'input', {}, false],
  ['is another shortcut with Control', 'body', { ctrlKey: true }, false],
] as const)('a slash %s', ([, target, keys, opens]) => {
  const search = addSearch();
  press({ key: '/', ...keys }, document.querySelector(target) ?? document);
  expect(isOpen(search)).toBe(opens);
});

test('a page with a box of its own takes the slash', () => {
  const search = addSearch();
  document.addEventListener(
    'keydown',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  press({ key: '/' });
  expect(isOpen(search)).toBe(false);
});
