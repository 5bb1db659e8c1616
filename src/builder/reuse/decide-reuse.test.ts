import { expect, test } from 'vitest';
import { decideReuse, type Available } from './decide-reuse.ts';

const decidePages = (available: Available, keys: Record<string, string | undefined>) => {
  const { reused, remade } = decideReuse({ pages: available }, { pages: keys }).pages;
  return { reused: [...reused], remade: Object.fromEntries(remade) };
};

test('uses what has the same key under the same name', () => {
  const available = { keys: { a: '1', b: '2', gone: '3' } };
  expect(
    decidePages(available, { a: '1', b: 'other', c: '3', d: undefined, e: undefined }),
  ).toEqual({
    reused: ['a'],
    remade: { changed: 1, new: 1, 'without a key': 2 },
  });
});

test.for(['no previous build', 'the output folder was changed', '--force'] as const)(
  'uses nothing: %s',
  (unusable) => {
    expect(decidePages({ unusable }, { a: '1', b: '2' })).toEqual({
      reused: [],
      remade: { [unusable]: 2 },
    });
  },
);

test('takes no name that every object has for an earlier output', () => {
  expect(decidePages({ keys: {} }, { constructor: '1' }).remade).toEqual({ new: 1 });
});

test('decides the kinds whose keys are given', () => {
  const available = { keys: { a: '1' } };
  const decided = decideReuse(
    { findings: available, pages: available },
    { findings: { a: '1' }, pages: { a: '2' } },
  );
  expect(Object.entries(decided).map(([kind, { reused }]) => [kind, reused.size])).toEqual([
    ['findings', 1],
    ['pages', 0],
  ]);
});
