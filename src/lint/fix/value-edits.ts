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

/**
 * Moves as few of the named properties as possible, so that they are in the given order. All others
 * stay beside their neighbours, and the text between the properties stays.
 */
function order(
  properties: readonly Property[],
  names: readonly string[],
  text: string,
): TextEdit | undefined {
  const sorted = toOrder(properties, names);
  const changed = properties.flatMap((property, index) =>
    property === sorted[index] ? [] : index,
  );
  const [first, last] = [changed.at(0), changed.at(-1)];
  const hasDuplicateKeys = new Set(properties.map(({ key }) => key)).size < properties.length;
  if (first === undefined || last === undefined || hasDuplicateKeys) return undefined;

  const offset = properties[first]?.offset ?? 0;
  const end = endOf(properties[last] ?? { offset, length: 0 });
  const content = sorted.slice(first, last + 1).map((property, index) => {
    const place = properties[first + index] ?? property;
    const following = first + index < last ? properties[first + index + 1] : undefined;
    const between = following ? text.slice(endOf(place), following.offset) : '';
    return text.slice(property.offset, endOf(property)) + between;
  });
  return {
    offset,
    length: end - offset,
    content: content.join(''),
    description: 'puts the fields in the usual order',
  };
}

/** Those that stay are the longest series in order; each other one is put before the next of these. */
function toOrder(properties: readonly Property[], names: readonly string[]): readonly Property[] {
  const rankOf = ({ key }: Property) => names.indexOf(key);
  const isNamed = (property: Property) => rankOf(property) !== -1;
  const staying = findLongestSeries(properties.filter(isNamed), rankOf);
  const result = properties.filter((property) => !isNamed(property) || staying.has(property));
  const moving = properties.filter((property) => isNamed(property) && !staying.has(property));
  for (const property of moving.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const next = result.findIndex((other) => rankOf(other) > rankOf(property));
    const previous = result.findLastIndex(isNamed);
    result.splice(next === -1 ? previous + 1 : next, 0, property);
  }
  return result;
}

/** The longest series of items whose ranks rise, the first of several. */
function findLongestSeries<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => number,
): ReadonlySet<Item> {
  let longest: readonly Item[] = [];
  const series: (readonly Item[])[] = [];
  for (const item of items) {
    const before = series.filter((earlier) => rankOf(earlier.at(-1) ?? item) < rankOf(item));
    const best = before.reduce((one, other) => (other.length > one.length ? other : one), []);
    series.push([...best, item]);
    if (best.length + 1 > longest.length) longest = series.at(-1) ?? [];
  }
  return new Set(longest);
}

const endOf = ({ offset, length }: { offset: number; length: number }): number => offset + length;
