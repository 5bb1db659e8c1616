import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestSet } from './set-digest.ts';

test('is what sha256sum gives of the sorted lines', () => {
  const expected = createHash('sha256').update('aa\nbb\n').digest('hex');
  expect(digestSet(['bb', 'aa'])).toBe(expected);
});

test('of no task is the digest of nothing', () => {
  expect(digestSet([])).toBe(createHash('sha256').digest('hex'));
});

test('differs when a task is there twice', () => {
  expect(digestSet(['aa', 'aa'])).not.toBe(digestSet(['aa']));
});
