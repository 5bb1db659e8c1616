import { expect, test } from 'vitest';
import { pickFairly } from './pick-fairly.ts';

const pick = (items: readonly string[], limit: number) =>
  pickFairly(items, limit, (item) => item.match(/[a-z]/g) ?? []);

test.for([
  ['all when they are few', ['a1', 'a2', 'b1'], 3, ['a1', 'a2', 'b1']],
  ['a share of each key', ['a1', 'a2', 'a3', 'b1', 'b2'], 4, ['a1', 'a2', 'b1', 'b2']],
  ['more of one key when another has few', ['a1', 'a2', 'a3', 'b1'], 3, ['a1', 'a2', 'b1']],
  ['an item with several keys once', ['a1', 'ab1', 'b1', 'b2'], 2, ['a1', 'ab1']],
  ['the first when there are more keys than places', ['a1', 'b1', 'c1'], 2, ['a1', 'b1']],
  ['items without a key last', ['1', 'a1', 'a2'], 2, ['a1', 'a2']],
] as const)('picks %s', ([, items, limit, expected]) => {
  expect(pick(items, limit)).toEqual(expected);
});
