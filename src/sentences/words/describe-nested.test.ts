import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import { describeNested } from './describe-nested.ts';

const long = (letter: string) => letter.repeat(70);

function nest(levels: number): object {
  let value: unknown = 'tea';
  for (let level = 0; level < levels; level++) value = [value];
  return value as object;
}

test.for<[string, object, string]>([
  ['strings', ['tea', 'jam', 'milk'], '(tea, jam and milk)'],
  ['numbers', [1, 0.5, 0], '(1, 0.5, 0)'],
  ['a single element', ['tea'], 'tea'],
  ['an object', { name: 'tea', size: 5 }, '(name tea and size 5)'],
  ['objects in an array', [{ a: 1 }, { a: 2 }], '((a 1) and (a 2))'],
  ['an object in a single element', { page: [{ tag: '.badge' }] }, '(page (tag .badge))'],
  ['nothing in an array', [], '[]'],
  ['what is very deep by its kind', nest(1000), 'an array'],
  ['what is deep in a few levels', nest(5), 'tea'],
  ['nothing in an object', {}, '{}'],
  [
    'elements that are long',
    'a b c d e f g'.split(' ').map(long),
    `(${'a b c d'.split(' ').map(long).join(', ')} and 3 more)`,
  ],
  [
    'what is long in an element',
    [{ a: long('a'), b: 'b' }, 'c', 'd', 'e', 'f', 'g'],
    `((a ${'a'.repeat(45)}…${'a'.repeat(15)} and b b), c, d, e, f and g)`,
  ],
])('describes %s', ([, value, expected]) => {
  expect(toPlainText(describeNested(value))).toBe(expected);
});
