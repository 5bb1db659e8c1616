import { expect, test } from 'vitest';
import { findPathOf, mayNameDrive, type System } from './systems.ts';

test.for([
  ['linux', 'cat "/etc/hosts"', '/etc/hosts'],
  ['linux', '/Users/a', undefined],
  ['macos', 'open /Users/a/b.txt', '/Users/a/b.txt'],
  ['macos', '/home/a', undefined],
  ['windows', String.raw`start C:\a.txt`, String.raw`C:\a.txt`],
  ['windows', 'C:/Program Files (x86)/a b', 'C:/Program Files (x86)/a'],
  ['windows', String.raw`c:\a`, String.raw`c:\a`],
  ['windows', "sed 's:/a:/b:'", undefined],
] as const)('finds the path of %s in %s', ([system, text, path]) => {
  expect(findPathOf(system satisfies System, text)).toBe(path);
  if (system === 'windows' && path !== undefined) expect(mayNameDrive(text)).toBe(true);
});
