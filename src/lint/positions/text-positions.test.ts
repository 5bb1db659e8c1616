import { expect, test } from 'vitest';
import { createLineIndex, createLocator } from './text-positions.ts';
import type { Path } from '#text/json/json-pointer.ts';

const text = '{\n  "id": "a",\n  "config": [\n    { "type": "sleep" }\n  ]\n}\n';

test.for<[string, Path, { line: number; column: number }]>([
  ['the file as a whole', [], { line: 1, column: 1 }],
  ['a value', ['id'], { line: 2, column: 9 }],
  ['an entry of an array', ['config', 0], { line: 4, column: 5 }],
  ['a value inside an entry', ['config', 0, 'type'], { line: 4, column: 15 }],
])('finds %s', ([, path, expected]) => {
  expect(createLocator(text)(path)).toEqual(expected);
});

test.for<[string, Path, { line: number; column: number }]>([
  ['a missing key', ['config', 0, 'parameters'], { line: 4, column: 5 }],
  ['an index beyond the end', ['config', 7], { line: 3, column: 13 }],
  ['a key below a string', ['id', 'length'], { line: 2, column: 9 }],
  ['a path without any known part', ['evaluator', 'func'], { line: 1, column: 1 }],
])('gives the nearest ancestor for %s', ([, path, expected]) => {
  expect(createLocator(text)(path)).toEqual(expected);
});

test('counts a CRLF as one line break', () => {
  const withCrlf = text.replaceAll('\n', '\r\n');
  expect(createLocator(withCrlf)(['config', 0, 'type'])).toEqual({ line: 4, column: 15 });
});

test('counts columns in UTF-16 units', () => {
  expect(createLocator('{"🎞": 1}')(['🎞'])).toEqual({ line: 1, column: 8 });
});

test('finds keys that contain slashes, tildes, or escapes', () => {
  const positionOf = createLocator('{"a/b": 1, "a~b": 2, "\\u0063": 3}');
  const columns = ['a/b', 'a~b', 'c'].map((key) => positionOf([key]).column);
  expect(columns).toEqual([9, 19, 32]);
});

test('finds the last of two equal keys, whose value is the one in use', () => {
  expect(createLocator('{"id": 1,\n"id": 2}')(['id'])).toEqual({ line: 2, column: 7 });
});

test('gives the first position of a string that is not JSON', () => {
  expect(createLocator('')(['id'])).toEqual({ line: 1, column: 1 });
});

test.for([
  ['the first character', 0, { line: 1, column: 1 }],
  ['a line break', 1, { line: 1, column: 2 }],
  ['the character after a line break', 2, { line: 2, column: 1 }],
  ['the end of the text', 5, { line: 3, column: 2 }],
] as const)('turns the offset of %s into a position', ([, offset, expected]) => {
  expect(createLineIndex('a\nb\nc')(offset)).toEqual(expected);
});
