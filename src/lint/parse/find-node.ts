import type { Node } from 'jsonc-parser';
import { fromPointer } from '#text/json/json-pointer.ts';

/**
 * The value in the tree of a JSON text at an RFC 6901 pointer. Of equal keys the last counts, as in
 * `JSON.parse`.
 */
export function findNode(root: Node, pointer: string): Node | undefined {
  return fromPointer(pointer).reduce<Node | undefined>(
    (node, key) => node && childOf(node, key),
    root,
  );
}

/** A field of an object in the text. */
export interface Property {
  /** Well-formed, as the fields of a task have it. */
  key: string;
  keyNode: Node;
  value: Node;
  /** From the key to the end of the value. */
  offset: number;
  length: number;
}

/** The fields of an object in the order of the text; none for other values. */
export function propertiesOf({ type, children = [] }: Node): Property[] {
  if (type !== 'object') return [];
  return children.flatMap(({ offset, length, children: [keyNode, value] = [] }) =>
    keyNode && value
      ? [{ key: String(keyNode.value).toWellFormed(), keyNode, value, offset, length }]
      : [],
  );
}

function childOf(node: Node, key: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(key)];
  return propertiesOf(node).findLast((property) => property.key === key)?.value;
}
