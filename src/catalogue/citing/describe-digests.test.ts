import { expect, test } from 'vitest';
import { describeDigests } from './describe-digests.ts';

const digest = '0123456789abcdef';
const judgingDigest = 'fedcba9876543210';

test.for([
  ['a task without code', { id: 'a', digest }, 'SHA-256 0123456789ab'],
  [
    'a task',
    { id: 'a', digest, judgingDigest },
    'SHA-256: file 0123456789ab, judged by fedcba987654',
  ],
  ['a dataset', { digest, judgingDigest }, 'SHA-256: files 0123456789ab, judged by fedcba987654'],
  ['a file without a canonical form', { id: 'a' }, undefined],
] as const)('names the digests of %s', ([, cited, expected]) => {
  expect(
    describeDigests({ id: undefined, digest: undefined, judgingDigest: undefined, ...cited }),
  ).toBe(expected);
});
