import { expect, test } from 'vitest';
import { findHomes, mayNameOtherHome, toHomePath } from './home-path.ts';

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

test.for([
  ['cp /home/anna/a.txt "/Users/Jo/b"', ['/home/anna', '/Users/Jo']],
  [String.raw`C:\Users\anna\a.txt`, [String.raw`C:\Users\anna`]],
  ['file:///home/anna/a.txt', ['/home/anna']],
  ['/srv/home/anna', []],
] as const)('finds the home folders in %s', ([text, folders]) => {
  expect(findHomes(text).map(({ folder }) => folder)).toEqual(folders);
  expect(mayNameOtherHome(text)).toBe(true);
});

test('says fast that only the usual home is named', () => {
  expect(mayNameOtherHome('cp /home/user/a.txt /tmp')).toBe(false);
});
