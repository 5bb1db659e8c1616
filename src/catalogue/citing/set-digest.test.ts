import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOfSet } from './set-digest.ts';

test('is what sha256sum gives of the sorted lines', () => {
  const expected = createHash('sha256').update('aa\nbb\n').digest('hex');
  expect(digestOfSet(['bb', 'aa'])).toBe(expected);
});

test('of no task is the digest of nothing', () => {
  expect(digestOfSet([])).toBe(createHash('sha256').digest('hex'));
});

test('differs when a task is there twice', () => {
  expect(digestOfSet(['aa', 'aa'])).not.toBe(digestOfSet(['aa']));
});
