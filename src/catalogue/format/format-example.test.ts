import { expect, test } from 'vitest';
import { formatExample } from './format-example.ts';

test.for<[string, unknown, string]>([
  ['a string', 'a, b', '"x": "a, b"'],
  ['a number', 0.5, '"x": 0.5'],
  ['an array', ['a', 'b'], '"x": ["a", "b"]'],
  ['an array without an element', [], '"x": []'],
  ['an object', { a: 1 }, '"x": {\n  "a": 1\n}'],
  ['an array of objects', [{ a: 1 }], '"x": [\n  {\n    "a": 1\n  }\n]'],
])('writes the example of %s', ([, example, expected]) => {
  expect(formatExample('x', example)).toBe(expected);
});
