import type { Node } from 'jsonc-parser';
import { type Property, propertiesOf } from '../parse/find-node.ts';
import type { Fix } from '../model/fix.ts';

/** A change of a text with its description. */
export interface TextEdit {
  offset: number;
  length: number;
  content: string;
  /** The rest of a sentence that begins with "it": `renames "shel" to "shell"`. */
  description: string;
  /** Of a renaming: the object and the new name, which only one edit may use. */
  claim?: string;
}

/**
 * The edit of a JSON text that applies a fix to one of its values. Undefined when nothing is to be
 * changed, and when a value would be lost: if the object already has the new name, or has the old
 * one twice.
 */
export function editValue(
  fix: Extract<Fix, { kind: 'rename' | 'replace' | 'order' }>,
  value: Node,
  text: string,
): TextEdit | undefined {
  switch (fix.kind) {
    case 'rename':
      return rename(value, fix.name);
    case 'replace':
      return replace(value, fix.value, text);
    case 'order':
      return order(propertiesOf(value), fix.names, text);
  }
}

function rename(value: Node, name: string): TextEdit | undefined {
  const object = value.parent?.parent;
  const properties = object ? propertiesOf(object) : [];
  const own = properties.find((property) => property.value === value);
  if (!object || !own || properties.some(({ key }) => key === name)) return undefined;
  if (properties.some((property) => property !== own && property.key === own.key)) return undefined;

  const { offset, length } = own.keyNode;
  const content = JSON.stringify(name);
  const description = `renames ${JSON.stringify(own.key)} to ${content}`;
  return { offset, length, content, description, claim: `${object.offset} ${name}` };
}

function replace(
  { offset, length }: Node,
  value: string | boolean,
  text: string,
): TextEdit | undefined {
  const written = text.slice(offset, offset + length);
  const content = JSON.stringify(value);
  if (written === content) return undefined;
  return { offset, length, content, description: `replaces ${written} by ${content}` };
}

/** Sorts the named properties among the places they have; the text between them stays. */
function order(
  properties: readonly Property[],
  names: readonly string[],
  text: string,
): TextEdit | undefined {
  const places = properties.filter(({ key }) => names.includes(key));
  const sorted = places.toSorted((one, other) => names.indexOf(one.key) - names.indexOf(other.key));
  const isSorted = sorted.every((property, index) => property === places[index]);
  const hasDuplicateKeys = new Set(places.map(({ key }) => key)).size < places.length;
  const [first] = places;
  if (!first || isSorted || hasDuplicateKeys) return undefined;

  const content = sorted.map((property, index) => {
    const place = places[index] ?? property;
    const following = places[index + 1];
    const between = following ? text.slice(endOf(place), following.offset) : '';
    return text.slice(property.offset, endOf(property)) + between;
  });
  const { offset } = first;
  const length = endOf(places.at(-1) ?? first) - offset;
  return {
    offset,
    length,
    content: content.join(''),
    description: 'puts the fields in the usual order',
  };
}

const endOf = ({ offset, length }: { offset: number; length: number }): number => offset + length;
