import { expect, test } from 'vitest';
import { findNearNames } from './near-names.ts';

const find = (name: string, ...candidates: string[]) =>
  findNearNames(
    [name],
    candidates.map((id) => ({ id })),
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
  const correct = 'open-the-report';
  for (let at = 0; at < correct.length; at++) {
    const [before, after] = [correct.slice(0, at), correct.slice(at + 1)];
    for (const letter of ['', 'x', `x${correct.charAt(at)}`]) {
      expect(find(before + letter + after, correct)).toEqual([correct]);
    }
    const swapped = before + after.slice(0, 1) + correct.charAt(at) + after.slice(1);
    expect(find(swapped, correct)).toEqual([correct]);
  }
});

test.for([
  ['two letters off', 'sheel-l', 'shall'],
  ['the same letters in another order', 'llehs', 'shell'],
  ['far too long', `${'a'.repeat(100)}b`, 'a'.repeat(100)],
] as const)('does not find a name that is %s', ([, name, candidate]) => {
  expect(find(name, candidate)).toEqual([]);
});

test('finds every such name once, in their order', () => {
  expect(find('a-1', 'a1', 'b', 'a12', 'a2')).toEqual(['a1', 'a12', 'a2']);
});

test('looks up several names together', () => {
  const entries = ['play-song', 'open-tab'].map((id) => ({ id }));
  const found = findNearNames(['open-tabs', 'close-tab', 'play-sing'], entries);
  expect([...found].map(([name, near]) => [name, ...near.map(({ id }) => id)])).toEqual([
    ['open-tabs', 'open-tab'],
    ['close-tab'],
    ['play-sing', 'play-song'],
  ]);
});
