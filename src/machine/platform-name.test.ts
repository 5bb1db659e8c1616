import { expect, test } from 'vitest';
import { platformOf } from './platform-name.ts';

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
