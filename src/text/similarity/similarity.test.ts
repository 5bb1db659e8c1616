import { expect, test } from 'vitest';
import { fnvHash } from './fnv-hash.ts';
import { isTypingError } from './typing-error.ts';

// From the test vectors of the authors of FNV, http://www.isthe.com/chongo/tech/comp/fnv/
test.for([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
] as const)('hashes "%s" as FNV-1a does', ([text, hash]) => {
  expect(fnvHash(text) >>> 0).toBe(hash);
});

test.for([
  ['a letter left out', 'picrd', 'picard', true],
  ['a letter too many', 'yearly_reportt.pdf', 'yearly_report.pdf', true],
  ['two letters swapped', 'yearly-reoprt.pdf', 'yearly-report.pdf', true],
  ['another letter', 'Yearly Repart', 'Yearly Report', true],
  ['another first letter of a word', 'yearly_deport', 'yearly_report', false],
  ['a short word', 'google_pay', 'google_play', false],
  ['two other letters', 'pickarm', 'picard', false],
  ['two letters swapped far apart', 'pacird', 'picard', false],
  ['another number', 'report1', 'report2', false],
  ['a very long name', `${'a'.repeat(256)}b`, 'a'.repeat(256), false],
  ['the name itself', 'report', 'report', false],
] as const)('decides whether a name is a typing error: %s', ([, name, meant, isError]) => {
  expect(isTypingError(name, meant)).toBe(isError);
});
