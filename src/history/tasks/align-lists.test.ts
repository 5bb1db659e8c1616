import { expect, test } from 'vitest';
import { alignLists } from './align-lists.ts';

/** Entries are letters; a capital letter resembles the small one. */
const align = (before: string, after: string) =>
  alignLists(before.split(''), after.split(''), (one, other) => {
    return before[one]?.toLowerCase() === after[other]?.toLowerCase();
  }).map((one) => {
    const from = one.before === undefined ? '' : `${before[one.before]}${one.before}`;
    const to = one.after === undefined ? '' : `${after[one.after]}${one.after}`;
    return `${one.kind} ${[from, to].filter(Boolean).join(' ')}`;
  });

test.for([
  ['equal lists', 'ab', 'ab', ['same a0 a0', 'same b1 b1']],
  ['empty lists', '', '', []],
  ['an added entry', 'ac', 'abc', ['same a0 a0', 'added b1', 'same c1 c2']],
  ['a removed entry', 'abc', 'ac', ['removed b1', 'same a0 a0', 'same c2 c1']],
  ['a changed entry', 'abc', 'aBc', ['same a0 a0', 'changed b1 B1', 'same c2 c2']],
  ['a moved entry', 'abc', 'bca', ['same b1 b0', 'same c2 c1', 'moved a0 a2']],
  ['other entries', 'ab', 'cd', ['removed a0', 'removed b1', 'added c0', 'added d1']],
  ['repeated entries', 'aab', 'aaab', ['same a0 a0', 'same a1 a1', 'added a2', 'same b2 b3']],
  ['a like entry beyond a common one', 'ab', 'bA', ['removed a0', 'same b1 b0', 'added A1']],
  ['a change beside an addition', 'xb', 'aXb', ['added a0', 'changed x0 X1', 'same b1 b2']],
] as const)('aligns %s', ([, before, after, expected]) => {
  expect(align(before, after)).toEqual(expected);
});

test('compares very long lists place by place', () => {
  const long = Array.from({ length: 3000 }, (_, index) => `${index}`);
  const changed = ['x', ...long.slice(1, -1).toReversed(), 'y'];
  const kinds = alignLists(long, changed, () => false).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'moved')).toHaveLength(2998);
  expect(kinds.filter((kind) => kind === 'removed')).toHaveLength(2);
});
