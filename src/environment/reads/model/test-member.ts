import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, spotOf } from './frame.ts';
import { addChoices, open } from './place.ts';
import { readKey } from './read-key.ts';
import { spend } from './steps.ts';
import { oneOf, unknown, type Value, widthOf } from './value.ts';

/** `"k" in x` looks for a key; `x in ["a", "b"]` compares. */
export function testMember(one: Value, other: Value, node: SyntaxNode, frame: Frame): Value {
  spend(widthOf(one) * widthOf(other));
  for (const place of [...other.places, ...(other.keysOf ?? [])]) {
    if (other.keysOf) place.isDictionary = true;
    if (!one.texts) open(place, { why: 'searched as a whole', ...spotOf(node, frame) });
    for (const text of one.texts ?? []) readKey(place, text, { how: 'test' }, node, frame);
  }
  const listed = other.items?.flatMap((item) => item.texts ?? []) ?? [];
  for (const place of other.each ? [] : one.places) {
    addChoices(place, [...listed, ...(other.entries?.keys() ?? [])]);
  }
  return unknown;
}

/** `{"a", "b"} <= set(x)` and `x.keys() - {"a", "b"}` look for keys. */
export function compareKeys(one: Value, other: Value, node: SyntaxNode, frame: Frame): void {
  for (const [value, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    if (value.keysOf) testMember(oneOf(beside), value, node, frame);
    else if (value.places.length > 0 && beside.items) testMember(oneOf(beside), value, node, frame);
  }
}
