import { expect, test } from 'vitest';
import { describeJson } from './describe-json.ts';
import { fromPointer, isWithin, type Path, toPointer } from './json-pointer.ts';
import { toReportJson } from './report-json.ts';

test.for<[unknown, string]>([
  [undefined, 'missing'],
  [null, 'null'],
  [[], 'an empty array'],
  [[1], 'an array'],
  [{}, 'an object'],
  ['', 'an empty string'],
  ['or', 'the string "or"'],
  ['a "b"\n', String.raw`the string "a \"b\"\n"`],
  [5, 'the number 5'],
  [-Infinity, 'a number that is too large'],
  [false, 'false'],
])('describes %j as %s', ([value, expected]) => {
  expect(describeJson(value)).toBe(expected);
});

test('cuts a long string, but no character in two', () => {
  expect(describeJson('x'.repeat(100))).toBe(`the string "${'x'.repeat(39)}…`);
  expect(describeJson('🎞'.repeat(100)).isWellFormed()).toBe(true);
});

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

test.for<[string, Path, boolean]>([
  ['the path itself', ['a', 0], true],
  ['a longer one', ['a', 0, 'b'], true],
  ['a shorter one', ['a'], false],
  ['another one', ['a', 1], false],
])('knows whether %s is within a path', ([, path, expected]) => {
  expect(isWithin(path, ['a', 0])).toBe(expected);
});

test('writes what moves the cursor of a terminal, or turns text around, as escapes', () => {
  const value = { name: 'a\u001B[2J\u009B\u202Eb', lines: 'one\ntwo', accent: 'é' };
  const text = toReportJson(value);
  expect(text).toBe(
    [
      '{',
      String.raw`  "name": "a\u001b[2J\u009b\u202eb",`,
      String.raw`  "lines": "one\ntwo",`,
      '  "accent": "é"',
      '}',
    ].join('\n'),
  );
  expect(JSON.parse(text)).toEqual(value);
});
