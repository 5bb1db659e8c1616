import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('computes each answer once, and anew when there are too many', () => {
  const computed: string[] = [];
  const double = memoize((text: string) => {
    computed.push(text);
    return text + text;
  }, 2);
  expect(['a', 'b', 'a', 'c', 'a'].map(double)).toEqual(['aa', 'bb', 'aa', 'cc', 'aa']);
  expect(computed).toEqual(['a', 'b', 'c', 'a']);
});

test('computes once that there is no answer', () => {
  const computed: number[] = [];
  const find = memoize((index: number) => {
    computed.push(index);
    return ['a'][index];
  });
  expect([1, 1].map(find)).toEqual([undefined, undefined]);
  expect(computed).toEqual([1]);
});
