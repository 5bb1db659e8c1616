import { expect, test } from 'vitest';
import { normalizePath } from './normalize-path.ts';

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
