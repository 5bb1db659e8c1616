import { expect, test } from 'vitest';
import { fromPointer, type Path, toPointer } from './json-pointer.ts';

test.for<[string, Path, string]>([
  ['the file as a whole', [], ''],
  ['a key and an index', ['config', 0, 'type'], '/config/0/type'],
  ['a key with a slash', ['a/b'], '/a~1b'],
  ['a key with a tilde', ['a~b'], '/a~0b'],
  ['a key that looks escaped', ['~1'], '/~01'],
  ['an empty key', [''], '/'],
])('writes a pointer to %s', ([, path, expected]) => {
  expect(toPointer(path)).toBe(expected);
});

test.for<[string, Path]>([
  ['the value as a whole', []],
  ['a key with slashes and tildes', ['a/b~c', 'd']],
])('reads the pointer to %s back', ([, path]) => {
  expect(fromPointer(toPointer(path))).toEqual(path);
});
