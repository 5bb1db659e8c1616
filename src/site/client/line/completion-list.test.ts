import { beforeEach, expect, test } from 'vitest';
import { createCompletionList, type CompletionList } from './completion-list.ts';

let box: HTMLInputElement;
let element: HTMLElement;
let list: CompletionList;
let typed: [string, number][];
beforeEach(() => {
  document.body.innerHTML = '<form><input><ul hidden></ul></form>';
  box = document.querySelector('input') ?? document.createElement('input');
  element = document.querySelector('ul') ?? document.body;
  typed = [];
  list = createCompletionList(element, box, (line, caret) => typed.push([line, caret]));
  box.focus();
});
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const values = [
  { label: 'vlc', count: 2, line: 'app:vlc ', caret: 8 },
  { label: 'gimp', count: 1, line: 'app:gimp ', caret: 9 },
];

test('offers each completion with its number, and types the chosen one', () => {
  list.show(values);
  expect(element.hidden).toBe(false);
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(['vlc 2', 'gimp 1']);
  element.querySelector('button')?.click();
  expect(typed).toEqual([['app:vlc ', 8]]);
  expect(document.activeElement).toBe(box);
});

test('the arrow keys move through values and back', () => {
  list.show(values);
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('gimp 1');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(box);
});

test('the arrow keys pass by keys, which may be words', () => {
  list.show([{ label: 'app:', line: 'app:', caret: 4 }]);
  press('ArrowDown');
  expect(document.activeElement).toBe(box);
});

test('Escape hides it', () => {
  list.show(values);
  press('ArrowDown');
  press('Escape');
  expect(element.hidden).toBe(true);
  expect(document.activeElement).toBe(box);
});

test('is announced once while it is shown', () => {
  const news = document.querySelector('.sr-only');
  list.show(values);
  const text = news?.firstChild;
  expect(text?.textContent).toBe('Press Tab for completions');
  list.show(values.slice(1));
  expect(news?.firstChild).toBe(text);
  press('Escape');
  expect(news?.textContent).toBe('');
});

test('is hidden without completions', () => {
  list.show(values);
  list.show([]);
  expect(element.hidden).toBe(true);
});
