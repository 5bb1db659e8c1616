import { expect, test } from 'vitest';
import { readSet } from './pinned-set.ts';
import { addSet, describePinnedSet } from './set-link.ts';

const digest = '1f0ab3c45d6e'.padEnd(64, '0');
const pinned = { count: 23, digest: '1f0ab3c45d6e' };

test.for([
  ['an address without a query', '', '?set=23-1f0ab3c45d6e'],
  ['an address with one', '?app=vlc', '?app=vlc&set=23-1f0ab3c45d6e'],
] as const)('adds a set to %s, and reads it again', ([, search, whole]) => {
  expect(addSet(search, 23, digest)).toBe(whole);
  expect(readSet(whole)).toEqual(pinned);
});

test.for(['', '?set=', '?set=23', '?set=x-1f0ab3c45d6e', '?set=23-1f0ab3', '?set=23-1F0AB3C45D6E'])(
  'reads no set from "%s"',
  (search) => {
    expect(readSet(search)).toBeUndefined();
  },
);

test.for([
  ['the same', 23, digest, true, 'still finds exactly'],
  ['other tasks', 24, 'f'.repeat(64), false, 'it finds 24 now (ffffffffffff)'],
  ['changed tasks', 23, 'f'.repeat(64), false, 'at least one has changed'],
] as const)('describes %s', ([, count, now, isSame, text]) => {
  const described = describePinnedSet(pinned, count, now);
  expect(described.isSame).toBe(isSame);
  expect(described.text).toContain(text);
});
