import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestText, withDigest } from './sha256.ts';

// Test vectors of FIPS 180-2.
test.for([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
] as const)('"%s" has its published digest', ([text, expected]) => {
  expect(digestText(text)).toBe(expected);
});

test.for(['日本語 🎞', '\ud83c', 'a'.repeat(100_000)])('agrees with Node', (text) => {
  expect(digestText(text)).toBe(hash('sha256', text));
});

test('a text that is written has its digest, before and after', () => {
  const pieces = ['ab', 'c', '日'];
  const text = withDigest(() => pieces);
  const expected = digestText(pieces.join(''));
  expect(text.digest()).toBe(expected);
  expect([...text.write()]).toEqual(pieces);
  pieces.push('not read again');
  expect(text.digest()).toBe(expected);
});
