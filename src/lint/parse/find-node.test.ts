import { parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { findNode, propertiesOf } from './find-node.ts';

const text = '{"a": [1, {"b/c": 2, "d~e": 3}], "f": 4, "f": 5, "": 6}';

function valueAt(pointer: string): unknown {
  const root = parseTree(text);
  const node = root && findNode(root, pointer);
  return node && text.slice(node.offset, node.offset + node.length);
}

test.for([
  ['', text],
  ['/a/0', '1'],
  ['/a/1/b~1c', '2'],
  ['/a/1/d~0e', '3'],
  ['/f', '5'],
  ['/', '6'],
] as const)('finds what "%s" leads to', ([pointer, expected]) => {
  expect(valueAt(pointer)).toBe(expected);
});

test.for(['/b', '/a/2', '/a/x', '/f/0'])('finds nothing where "%s" has no value', (pointer) => {
  expect(valueAt(pointer)).toBeUndefined();
});

test('lists the fields of an object, each as often as it occurs', () => {
  const root = parseTree(text);
  expect(root && propertiesOf(root).map(({ key }) => key)).toEqual(['a', 'f', 'f', '']);
});

test.for(['[1]', '"a"'])('lists no fields of %s', (value) => {
  const root = parseTree(value);
  expect(root && propertiesOf(root)).toEqual([]);
});
