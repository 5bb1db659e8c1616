import { expect, test } from 'vitest';
import { cutMiddle, cutText } from './cut-text.ts';
import { decodePercent } from './decode-percent.ts';
import { nameSome, takeFirst, withMore } from './first-items.ts';
import { isGenericName } from './generic-name.ts';
import { memoize } from './memoize.ts';
import { shortHash } from './short-hash.ts';
import { shortenName } from './shorten-name.ts';
import { withoutFinalSlashes } from './without-final-slashes.ts';
import { findWordEnd, findWordStart } from './word-edges.ts';

test.for([
  ['a short string', 'abc', 5, 'abc'],
  ['a long string', 'abcdef', 3, 'abc'],
  ['a string, between two characters', 'a🎞b', 3, 'a🎞'],
  ['a string, inside a character', 'a🎞b', 2, 'a'],
  ['a string that contains half a character', 'ab\uD83Dcd', 3, 'ab\uD83D'],
  ['such a string, inside another character', 'a🎞b\uD83D', 2, 'a'],
] as const)('cuts %s', ([, text, length, expected]) => {
  expect(cutText(text, length)).toBe(expected);
});

test.for([
  ['a short string', 'abcd', 'abcd'],
  ['a long string', 'abcdefgh', 'ab…gh'],
  ['a string, inside of two characters', 'a🎞bcd🎞e', 'a…e'],
] as const)('cuts the middle of %s', ([, text, expected]) => {
  expect(cutMiddle(text, 4)).toBe(expected);
});

test.for([
  ['caf%C3%A9.pdf', 'café.pdf'],
  ['100%', '100%'],
] as const)('%s is read as %s', ([text, expected]) => {
  expect(decodePercent(text)).toBe(expected);
});

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

test.for(['', 'examples', 'Tasks', 'evaluation_examples', 'evaluation-examples', 'data'])(
  'takes "%s" for a generic name',
  (name) => {
    expect(isGenericName(name)).toBe(true);
  },
);

test.for(['OSWorld', 'office-tasks', 'examples-of-2026'])('takes "%s" for a name', (name) => {
  expect(isGenericName(name)).toBe(false);
});

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

// The first digits of published SHA-256 test vectors.
test.for([
  ['', 'e3b0c44298fc'],
  ['abc', 'ba7816bf8f01'],
] as const)('hashes "%s" as SHA-256 does', ([text, expected]) => {
  expect(shortHash(text)).toBe(expected);
});

test('leaves a name of 1,000 characters as it is', () => {
  const name = 'n'.repeat(1000);
  expect(shortenName(name)).toBe(name);
});

test('leaves out the middle of a longer name, once', () => {
  const name = `a${'n'.repeat(999)}z`;
  const short = `a${'n'.repeat(498)}…${'n'.repeat(498)}z`;
  expect(shortenName(name)).toBe(short);
  expect(shortenName(short)).toBe(short);
});

test.for([
  ['/home/user', '/home/user'],
  ['/home/user//', '/home/user'],
  ['//a', '//a'],
  ['/', ''],
  ['', ''],
] as const)('%j without its final slashes is %j', ([path, expected]) => {
  expect(withoutFinalSlashes(path)).toBe(expected);
});

test('takes no longer for many slashes elsewhere', () => {
  const path = `${'/'.repeat(1_000_000)}a`;
  expect(withoutFinalSlashes(path)).toBe(path);
});

const text = 'one two three';

test.for<[string, number, number, string]>([
  ['at a start', 4, 13, 'two three'],
  ['within a word', 5, 13, 'three'],
  ['within the last word before the limit', 5, 6, 'wo three'],
  ['at the first character', 0, 13, text],
])('finds the start of a word from a position %s', ([, from, limit, rest]) => {
  expect(text.slice(findWordStart(text, from, limit))).toBe(rest);
});

test.for<[string, number, number, string]>([
  ['at an end', 7, 0, 'one two'],
  ['within a word', 6, 0, 'one'],
  ['within the first word after the limit', 6, 4, 'one tw'],
  ['at the last character', 13, 0, text],
])('finds the end of a word to a position %s', ([, to, limit, rest]) => {
  expect(text.slice(0, findWordEnd(text, to, limit))).toBe(rest);
});
