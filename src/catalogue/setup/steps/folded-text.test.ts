import { expect, test } from 'vitest';
import { foldItems, describeLength } from './folded-text.ts';

test.for([
  ['a\nb\n', undefined],
  ['a\n'.repeat(15), undefined],
  ['a\n'.repeat(16), 'Shell script, 16 lines'],
  ['a'.repeat(1200), undefined],
  ['a'.repeat(1201), 'Shell script, one line of 1201 characters'],
] as const)('folds what is long: %j', ([text, expected]) => {
  expect(describeLength(text, 'shell script')).toBe(expected);
});

test('folds a long list', () => {
  expect([10, 11].map((count) => foldItems(count, 'files'))).toEqual([undefined, '11 files']);
});
