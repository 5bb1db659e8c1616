import { expect, test } from 'vitest';
import { toHomePath } from './home-path.ts';

test.for([
  ['/home/user/a/b.txt', '~/a/b.txt'],
  ['/home/user', '~'],
  ['/home/user/a/', '~/a'],
  ['/home/user//a', '~/a'],
  ['~/a', '~/a'],
  ['$HOME/a', '~/a'],
  ['a/b.txt', '~/a/b.txt'],
  ['./a', '~/a'],
  ['/home/user/../user/a', '~/a'],
  ['/home/user/a/./b', '~/a/b'],
  [String.raw`C:\Users\User\Desktop\A.txt`, '~/desktop/a.txt'],
  [String.raw`%USERPROFILE%\Desktop\A.txt`, '~/desktop/a.txt'],
  [String.raw`$env:USERPROFILE\A.txt`, '~/a.txt'],
  ['${HOME}/a', '~/a'],
  ['/Users/user/a', '~/a'],
  ['/Users/Shared/a', '/Users/Shared/a'],
  ['C:/Program Files/a', 'c:/program files/a'],
  ['/etc/hosts', '/etc/hosts'],
  ['/homes/a', '/homes/a'],
  ['/', '/'],
  ['', '~/'],
] as const)('writes "%s" as "%s"', ([path, expected]) => {
  expect(toHomePath(path)).toBe(expected);
});
