import fc from 'fast-check';
import { parseTree, type Node } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { Path } from '#text/json/json-pointer.ts';
import { createOffsetFinder } from './value-offsets.ts';

test.for<[string, string, Path, number]>([
  ['the whole', ' \n{}', [], 2],
  ['a value', '{"a": 1, "b": 2}', ['b'], 14],
  ['a value behind containers', '{"a": [{"b": "]}"}], "c": 3}', ['c'], 26],
  ['a value behind an escaped quote', '{"a": "\\"}", "b": 2}', ['b'], 18],
  ['a value behind a backslash at the end', '{"a": "\\\\", "b": 2}', ['b'], 17],
  ['an entry of an array', '[ 1 ,true, "x" ]', [2], 11],
  ['an escaped key', '{"\\u0063": 3}', ['c'], 11],
  ['the last of two equal keys', '{"a": 1, "a": 2}', ['a'], 14],
  ['a key named __proto__', '{"__proto__": 1}', ['__proto__'], 14],
])('finds %s', ([, text, path, offset]) => {
  expect(createOffsetFinder(text)(path)).toBe(offset);
});

test.for<[string, string, Path, number]>([
  ['a key that is missing', '{"a": {"b": 1}}', ['a', 'c'], 6],
  ['an index beyond the end', '{"a": []}', ['a', 0], 6],
  ['an index of an object', '{"a": {"0": 1}}', ['a', 0], 6],
  ['a key of a string', '{"a": "x"}', ['a', 'length'], 6],
  ['anything in an empty string', ' ', ['a'], 0],
])('gives the nearest ancestor for %s', ([, text, path, offset]) => {
  expect(createOffsetFinder(text)(path)).toBe(offset);
});

test.for<[string, string, Path, number]>([
  ['a field', '{"a": 1, "b": 2}', ['b'], 9],
  ['a field of a field', '{"a": [{"b" : 1}]}', ['a', 0, 'b'], 8],
  ['an element, which has none', '{"a": [1, 2]}', ['a', 1], 10],
  ['a field that is missing, by its nearest ancestor', '{"a": {"b": 1}}', ['a', 'c'], 6],
])('finds the key of %s', ([, text, path, offset]) => {
  expect(createOffsetFinder(text)(path, 'key')).toBe(offset);
});

test('agrees with a parser that makes a tree', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, isSpaced) => {
      const text = JSON.stringify(value, null, isSpaced ? 2 : undefined);
      const find = createOffsetFinder(text);
      for (const [path, offset] of nodesOf(parseTree(text))) expect(find(path)).toBe(offset);
    }),
  );
});

test.for(['{', '{"a', '{"a":', '{"a" 1', '[1', '[,', '{]}', '"', '\\'])(
  'comes to an end on %j, which is not JSON',
  (text) => {
    expect(createOffsetFinder(text)(['a', 0])).toBeLessThan(text.length);
  },
);

function nodesOf(node: Node | undefined, path: Path = []): [Path, number][] {
  if (!node) return [];
  const entries = (node.children ?? []).flatMap((child, index) =>
    node.type === 'array'
      ? nodesOf(child, [...path, index])
      : nodesOf(child.children?.[1], [...path, String(child.children?.[0]?.value)]),
  );
  return [[path, node.offset], ...entries];
}

test('finds a key with a lone surrogate under the name that the fields have', () => {
  expect(createOffsetFinder('{"a\\ud800": [1]}')(['a\uFFFD', 0])).toBe(13);
});
