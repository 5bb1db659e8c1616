import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWithin, toRelativeName, toSlashes } from './relative-name.ts';

test.for([
  ['below the folder', ['tasks', 'web', 'a.json'], 'web/a.json'],
  ['beside the folder', ['dataset.json'], '../dataset.json'],
] as const)('names a file %s', ([, path, expected]) => {
  expect(toRelativeName(join('/data', 'tasks'), join('/data', ...path))).toBe(expected);
});

test.for([
  ['of Windows', 'tasks\\web\\a.json', '\\', 'tasks/web/a.json'],
  ['of Windows on the network', '\\\\host\\tasks', '\\', '//host/tasks'],
  ['of another system', 'tasks/a\\b.json', '/', 'tasks/a\\b.json'],
] as const)('writes a path %s with forward slashes', ([, path, separator, expected]) => {
  expect(toSlashes(path, separator)).toBe(expected);
});

test.for([
  ['the folder itself', ['tasks'], true],
  ['a path in it', ['tasks', 'web', 'a.json'], true],
  ['a name that begins with two dots', ['tasks', '..a.json'], true],
  ['the folder above', [], false],
  ['a folder whose name begins alike', ['tasks-2'], false],
] as const)('decides whether %s is within a folder', ([, path, expected]) => {
  expect(isWithin(join('/data', ...path), join('/data', 'tasks'))).toBe(expected);
});
