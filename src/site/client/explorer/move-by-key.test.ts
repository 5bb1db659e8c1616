import { beforeEach, expect, test } from 'vitest';
import { findElement } from '#dom/find-element.ts';
import { moveByKey } from './move-by-key.ts';
import type { ResultList } from './table/result-list.ts';

const size = 3;
/** Where the focus is: in the box, elsewhere on the page, or on a result. */
type Place = 'box' | 'page' | 'select' | 'tick' | number;

beforeEach(() => {
  document.body.innerHTML = '<input><select></select><input type="checkbox"><button></button>';
});

const targets = {
  box: 'input',
  select: 'select',
  tick: '[type=checkbox]',
  page: 'button',
} as const;

/** Presses a key where the focus is, and returns where it is afterwards. */
function press(from: Place, key: string, keys: KeyboardEventInit = {}): Place | 'prevented' {
  const box = findElement(document.body, 'input', HTMLInputElement);
  let place = from;
  box.addEventListener('focus', () => (place = 'box'));
  const results: ResultList = {
    show: () => undefined,
    focus(position) {
      if (position < 0 || position >= size) return false;
      place = position;
      return true;
    },
    focused: () => (typeof from === 'number' ? from : undefined),
  };
  const target = typeof from === 'number' ? 'button' : targets[from];
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  document.addEventListener(
    'keydown',
    (pressed) => {
      moveByKey(pressed, box, results);
    },
    {
      once: true,
    },
  );
  document.querySelector(target)?.dispatchEvent(event);
  return place;
}

test.for([
  ['page', '/', 'box'],
  [1, '/', 'box'],
  ['select', '/', 'select'],
  ['tick', '/', 'box'],
  ['box', 'ArrowDown', 0],
  ['box', 'ArrowUp', 'box'],
  [0, 'ArrowDown', 1],
  [2, 'ArrowDown', 2],
  [2, 'ArrowUp', 1],
  [0, 'ArrowUp', 'box'],
  [1, 'Escape', 'box'],
  ['page', 'Escape', 'page'],
  ['page', 'ArrowDown', 'page'],
  [1, 'a', 1],
] as const)('from %s, %s leads to %s', ([from, key, to]) => {
  expect(press(from, key)).toBe(to);
});

test.for(['ctrlKey', 'metaKey', 'altKey'])('/ with %s is left to the browser', (modifier) => {
  expect(press('page', '/', { [modifier]: true })).toBe('page');
});

test.for([
  ['page', '/', true],
  ['box', '/', false],
  ['box', 'ArrowDown', true],
  ['page', 'ArrowDown', false],
  [1, 'a', false],
] as const)('from %s, %s replaces what the browser does: %s', ([from, key, isPrevented]) => {
  let event: Event | undefined;
  addEventListener('keydown', (pressed) => (event = pressed), { once: true });
  press(from, key);
  expect(event?.defaultPrevented).toBe(isPrevented);
});
