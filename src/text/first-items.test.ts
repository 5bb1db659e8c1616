import { expect, test } from 'vitest';
import { nameSome, takeFirst, withMore } from './first-items.ts';

test.for([
  [['a'], 'a'],
  [['a', 'b'], 'a, b'],
  [['a', 'b', 'c'], 'a, b and 1 more'],
  [Array.from({ length: 1202 }, () => 'a'), 'a, a and 1,200 more'],
] as const)('names two of %j', ([names, text]) => {
  expect(nameSome(names, 2)).toBe(text);
});

test('counts the lines after the first', () => {
  expect(withMore(takeFirst(['a', 'b'], 2), '- ')).toEqual(['a', 'b']);
  expect(withMore(takeFirst(['a', 'b', 'c'], 2), '- ')).toEqual(['a', 'b', '- and 1 more']);
});
