import { expect, test } from 'vitest';
import { fnvHash } from './fnv-hash.ts';

// From the test vectors of the authors of FNV, http://www.isthe.com/chongo/tech/comp/fnv/
test.for([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
] as const)('hashes "%s" as FNV-1a does', ([text, hash]) => {
  expect(fnvHash(text) >>> 0).toBe(hash);
});
