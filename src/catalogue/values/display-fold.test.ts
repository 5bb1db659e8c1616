import { expect, test } from 'vitest';
import { foldItems, isBrief, isLong } from './display-fold.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

test('shows twelve items whole', () => {
  expect(foldItems(count(12))).toEqual({ shown: count(12), folded: [] });
  expect(isLong(count(12))).toBe(false);
});

test('folds several items of a longer list, and loses none', () => {
  const { shown, folded } = foldItems(count(13));
  expect(shown).toEqual(count(10));
  expect([...shown, ...folded]).toEqual(count(13));
  expect(isLong(count(13))).toBe(true);
});

test.for<[boolean, string, string[]]>([
  [true, 'three short texts', ['a', 'b', 'c']],
  [false, 'two short texts', ['a', 'b']],
  [false, 'a long text among them', ['a', 'b', 'x'.repeat(25)]],
])('calls it %s that several items fit on a line: %s', ([brief, , texts]) => {
  expect(isBrief(texts.map((text) => ({ kind: 'literal', text })))).toBe(brief);
});

test('does not put anything but plain values on one line', () => {
  expect(isBrief(['a', 'b', 'c'].map((text) => ({ kind: 'block', text })))).toBe(false);
});
