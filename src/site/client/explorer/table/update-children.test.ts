import { expect, test } from 'vitest';
import { updateChildren } from './update-children.ts';

function parse(markup: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = markup;
  return element;
}
function update(before: string, after: string): HTMLElement {
  const element = parse(before);
  updateChildren(element, [...parse(after).childNodes]);
  return element;
}

test.for([
  ['other text', '<p>one</p>', '<p>two</p>'],
  ['more children', '<p>one</p>', '<p>one</p><p>two</p>'],
  ['fewer children', '<p>one</p><p>two <b>three</b></p>', '<p>one</p>'],
  ['none', '<p>one</p>', ''],
  ['other attributes', '<a class="first" href="/a/">a</a>', '<a href="/b/" title="b">a</a>'],
  ['another element', '<p>one</p>', '<ul><li>one</li></ul>'],
  ['text in place of an element', '<p><mark>one</mark> two</p>', '<p>one two</p>'],
  ['an element in place of text', '<p>one two</p>', '<p>one <mark>two</mark></p>'],
  ['a drawing in place of a row', '<svg></svg>', '<div role="row">one</div>'],
] as const)('%s', ([, before, after]) => {
  expect(update(before, after).innerHTML).toBe(after);
});

test('a style set by a script stays', () => {
  const element = parse('<p class="first">one</p>');
  element.querySelector('p')?.style.setProperty('--position', '1');
  updateChildren(element, [...parse('<p class="hit">two</p>').childNodes]);
  expect(element.querySelector('p')?.style.getPropertyValue('--position')).toBe('1');
});

test('elements of the same name stay, with all that they have in common', () => {
  const element = parse('<p class="task"><b>one</b></p><p>two</p>');
  const [first, second] = element.querySelectorAll('p');
  const bold = element.querySelector('b');
  updateChildren(element, [...parse('<p class="hit"><b>three</b></p><p>four</p>').childNodes]);
  expect([...element.children]).toEqual([first, second]);
  expect(element.querySelector('b')).toBe(bold);
  expect(element.innerHTML).toBe('<p class="hit"><b>three</b></p><p>four</p>');
});
