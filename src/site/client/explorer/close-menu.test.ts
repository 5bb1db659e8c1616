import { beforeEach, expect, test } from 'vitest';
import { findElement } from '#dom/find-element.ts';
import { closeByEscape, closeOnLeave } from './close-menu.ts';

let menu: HTMLDetailsElement;
const find = (selector: string) => findElement(document.body, selector, HTMLElement);

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary>Menu</summary><button id="in"></button></details><button id="out"></button>';
  menu = findElement(document.body, 'details', HTMLDetailsElement);
  closeOnLeave(menu);
});

test('Escape closes the menu and returns to its button', () => {
  find('#in').focus();
  find('#in').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

test('other keys and clicks within leave it open', () => {
  find('#in').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  find('#in').click();
  expect(menu.open).toBe(true);
});

test('a click elsewhere closes it', () => {
  find('#out').click();
  expect(menu.open).toBe(false);
});

test('Escape leaves one open that cannot be closed', () => {
  document.body.innerHTML = '<details open><summary>Menu</summary><button></button></details>';
  menu = findElement(document.body, 'details', HTMLDetailsElement);
  closeByEscape(menu, () => false);
  find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(menu.open).toBe(true);
});
