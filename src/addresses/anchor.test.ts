import { expect, test } from 'vitest';
import { toAnchor, toInnerAnchor } from './anchor.ts';
import { shortHash } from '#text/short-hash.ts';

test('puts the prefix before a plain name', () => {
  expect(toAnchor('options', 'ignore_case')).toBe('options-ignore_case');
});

test.for([
  ['a plain name', 'keys-rules', 'timezone', 'keys-rules:timezone'],
  ['a name inside another', 'keys-rules:relativeTime', 'from', 'keys-rules:relativeTime:from'],
  ['a name with the separator', 'keys-rules', 'a:b', `keys-rules:a-b-${shortHash('a:b')}`],
] as const)('nests %s', ([, outer, name, expected]) => {
  expect(toInnerAnchor(outer, name)).toBe(expected);
});

test.for([
  ['blanks', 'a b', `rules-a-b-${shortHash('a b')}`],
  ['no letters', '§', `rules-${shortHash('§')}`],
  ['nothing in it', '', `rules-${shortHash('')}`],
] as const)('makes an id of a name with %s', ([, name, expected]) => {
  expect(toAnchor('rules', name)).toBe(expected);
});
