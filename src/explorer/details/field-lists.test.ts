import { expect, test } from 'vitest';
import { toFieldLists } from './field-lists.ts';

const field = (path: string, value: string) => ({ path, value });

test('lists each path, value, field and set of fields once', () => {
  const save = field('func', 'save');
  const open = field('func', 'open');
  const other = field('conj', 'open');
  expect(toFieldLists([[save, open, save], [other], [save, open], []])).toEqual({
    paths: ['conj', 'func'],
    values: ['open', 'save'],
    pathOf: [0, 1, 1],
    valueOf: [0, 0, 1],
    lists: [[2, 1], [0], []],
    listOf: [0, 1, 0, 2],
  });
});
