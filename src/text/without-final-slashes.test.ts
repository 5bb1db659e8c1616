import { expect, test } from 'vitest';
import { withoutFinalSlashes } from './without-final-slashes.ts';

test.for([
  ['/home/user', '/home/user'],
  ['/home/user//', '/home/user'],
  ['//a', '//a'],
  ['/', ''],
  ['', ''],
] as const)('%j without its final slashes is %j', ([path, expected]) => {
  expect(withoutFinalSlashes(path)).toBe(expected);
});

test('takes no longer for many slashes elsewhere', () => {
  const path = `${'/'.repeat(1_000_000)}a`;
  expect(withoutFinalSlashes(path)).toBe(path);
});
