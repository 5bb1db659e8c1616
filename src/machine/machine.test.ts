import { expect, test } from 'vitest';
import { normalizePath } from './normalize-path.ts';
import { platformOf } from './platform-name.ts';
import { findPathOf, mayNameDrive, type System } from './systems.ts';

test.for([
  ['a.csv', 'a.csv'],
  ['./a.csv', 'a.csv'],
  ['a//b/./c/', 'a/b/c'],
  ['/home/user/../user/x', '/home/user/x'],
  ['/a/b/../../c', '/c'],
  ['../a/../../b', '../../b'],
  ['~/../x', '~/../x'],
  ['C:/../x', 'C:/../x'],
  ['/', '/'],
  ['', ''],
] as const)('turns "%s" into "%s"', ([path, normal]) => {
  expect(normalizePath(path)).toBe(normal);
});

test.for([
  ['linux/os/a.json', 'linux'],
  ['examples_windows/os/a.json', 'windows'],
  ['sets/OSX/a.json', 'macos'],
  ['win/linux/a.json', 'windows'],
  ['winter/a.json', ''],
  ['os/a-linux.json', ''],
  ['windows.json', ''],
] as const)('reads %s as of the platform "%s"', ([file, expected]) => {
  expect(platformOf(file)).toBe(expected);
});

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
