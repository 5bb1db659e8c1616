import { expect, test } from 'vitest';
import { shortHash } from './short-hash.ts';

// The first digits of published SHA-256 test vectors.
test.for([
  ['', 'e3b0c44298fc'],
  ['abc', 'ba7816bf8f01'],
] as const)('hashes "%s" as SHA-256 does', ([text, expected]) => {
  expect(shortHash(text)).toBe(expected);
});
