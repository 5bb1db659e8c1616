import { expect, test } from 'vitest';
import { findNearNames } from './near-names.ts';

const find = (name: string, ...known: string[]) =>
  findNearNames(
    [name],
    known.map((id) => ({ id })),
  )
    .get(name)
    ?.map(({ id }) => id);

test.for([
  ['another letter', 'shall'],
  ['a missing letter', 'shel'],
  ['a letter too many', 'shelll'],
  ['two letters swapped', 'shlel'],
  ['capitals', 'Shell'],
  ['punctuation', 'sh-ell'],
  ['no difference', 'shell'],
] as const)('finds a name with %s', ([, name]) => {
  expect(find(name, 'shell', 'command')).toEqual(['shell']);
});

test('finds a long name, wherever its letter is wrong', () => {
  const known = 'open-the-report';
  for (let at = 0; at < known.length; at++) {
    const [before, after] = [known.slice(0, at), known.slice(at + 1)];
    for (const letter of ['', 'x', `x${known.charAt(at)}`]) {
      expect(find(before + letter + after, known)).toEqual([known]);
    }
    const swapped = before + after.slice(0, 1) + known.charAt(at) + after.slice(1);
    expect(find(swapped, known)).toEqual([known]);
  }
});

test.for([
  ['two letters off', 'sheel-l', 'shall'],
  ['the same letters in another order', 'llehs', 'shell'],
  ['far too long', `${'a'.repeat(100)}b`, 'a'.repeat(100)],
] as const)('does not find a name that is %s', ([, name, known]) => {
  expect(find(name, known)).toEqual([]);
});

test('finds every such name once, in their order', () => {
  expect(find('a-1', 'a1', 'b', 'a12', 'a2')).toEqual(['a1', 'a12', 'a2']);
});

test('looks up several names together', () => {
  const known = ['play-song', 'open-tab'].map((id) => ({ id }));
  const found = findNearNames(['open-tabs', 'close-tab', 'play-sing'], known);
  expect([...found].map(([name, near]) => [name, ...near.map(({ id }) => id)])).toEqual([
    ['open-tabs', 'open-tab'],
    ['close-tab'],
    ['play-sing', 'play-song'],
  ]);
});
