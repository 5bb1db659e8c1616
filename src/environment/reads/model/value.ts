import type { SyntaxNode } from '#python/syntax-node.ts';
import type { PythonModule } from '#environment/modules/python-module.ts';
import { elementOf, type Place } from './place.ts';
import { spend } from './steps.ts';

/** What is known of a value while a function is followed. */
export interface Value {
  /** The arguments and keys that it may be. */
  places: readonly Place[];
  /** Whether it may also be something else than these. */
  isMixed: boolean;
  /** Whether it may also be what is neither one of these nor the default of a key that is missing. */
  isOther?: true | undefined;
  /** Whether it is made from these, as `a + b` is, so that it is none of them. */
  isMade?: true | undefined;
  /** Whether another value comes before its place, as in `other or place`. */
  isSpare?: true | undefined;
  /** What it is where the key that is its only place is missing: None, or anything that counts as false. */
  ifMissing?: 'None' | 'false' | undefined;
  /** The only strings that it can be. */
  texts?: readonly string[] | undefined;
  isNumber?: true | undefined;
  /** Whether it is a string, or bytes, for certain. */
  isText?: true | undefined;
  /** Of an entry of a dictionary that is written out: how the source writes it. */
  written?: string | undefined;
  /** The elements of a tuple or list that is written out. */
  items?: readonly Value[] | undefined;
  /** What iterating over it may give, beside the items and entries. */
  each?: Value | undefined;
  /** The entries of a dictionary that is written out. */
  entries?: ReadonlyMap<string, Value> | undefined;
  /** Whether the entries come before those of the places, as in `{**place, "k": 1}`. */
  hasOwnEntries?: true | undefined;
  /** The dictionaries whose keys it lists. */
  keysOf?: readonly Place[] | undefined;
  /** The functions that it may be. */
  callees?: readonly Callee[] | undefined;
  module?: PythonModule | undefined;
  class?: ClassSource | undefined;
}

export interface ClassSource {
  module: PythonModule;
  definition: SyntaxNode;
}

/** A function that can be followed. */
export interface Callee {
  module: PythonModule;
  name: string;
  /** A FunctionDefinition or a LambdaExpression. */
  definition: SyntaxNode;
  /** The variables around a function that is defined within another one. */
  closure?: ReadonlyMap<string, Value>;
  /** The class whose method it is. */
  owner?: SyntaxNode;
  /** Whether no object of that class is its first argument. */
  isStatic?: boolean;
  /** Arguments that it was given beforehand. */
  bound?: readonly Value[];
  boundByName?: ReadonlyMap<string, Value>;
}

export const unknown: Value = { places: [], isMixed: true };

export const numberValue: Value = { ...unknown, isNumber: true };

export const functionValue = (callee: Callee): Value => ({
  places: [],
  isMixed: false,
  callees: [callee],
});

export const placeValue = (place: Place): Value => ({ places: [place], isMixed: false });

export const textsValue = (...texts: string[]): Value => ({ ...unknown, texts });

export function keysValue(entries: ReadonlyMap<string, Value>): Value {
  spend(entries.size);
  return { ...unknown, texts: [...entries.keys()] };
}

/** How much there is to visit in a value, without what is in its parts. */
export const widthOf = ({ places, keysOf, texts, items, entries, callees }: Value): number =>
  1 +
  places.length +
  (keysOf?.length ?? 0) +
  (texts?.length ?? 0) +
  (items?.length ?? 0) +
  (entries?.size ?? 0) +
  (callees?.length ?? 0);

const mostTexts = 40;
const mostDepth = 6;

/** What a value is that may be either. */
export function union(one: Value, other: Value, depth = 0): Value {
  if (one === other || depth > mostDepth) return one;
  spend(widthOf(one) + widthOf(other));
  return {
    places: [...new Set([...one.places, ...other.places])],
    ...unionOrigins(one, other),
    texts: unionTexts(one.texts, other.texts),
    isNumber: one.isNumber && other.isNumber,
    isText: one.isText && other.isText,
    written: one.written === other.written ? one.written : undefined,
    items: unionItems(one, other, depth),
    each: unionEach(one, other, depth),
    entries: unionEntries(one, other, depth),
    hasOwnEntries: one.hasOwnEntries && other.hasOwnEntries,
    keysOf: unionPlaces(one.keysOf, other.keysOf),
    callees: unionCallees(one, other),
    module: one.module ?? other.module,
    class: one.class ?? other.class,
  };
}

/** How certain it is that a value is that of its places. */
function unionOrigins(one: Value, other: Value) {
  const isBeside = (one.places.length === 0) !== (other.places.length === 0);
  return {
    isMixed: one.isMixed || other.isMixed || isBeside,
    isOther: one.isOther ?? other.isOther ?? (isBeside ? true : undefined),
    isMade: one.isMade ?? other.isMade,
    isSpare: one.isSpare ?? other.isSpare,
    ifMissing:
      one.ifMissing === 'false' ? other.ifMissing && 'false' : one.ifMissing && other.ifMissing,
  } satisfies Partial<Value>;
}

function unionPlaces(one: Value['keysOf'], other: Value['keysOf']): Value['keysOf'] {
  return one && other ? [...new Set([...one, ...other])] : (one ?? other);
}

function unionTexts(one: Value['texts'], other: Value['texts']): Value['texts'] {
  const texts = one && other && [...new Set([...one, ...other])];
  return texts && texts.length <= mostTexts ? texts : undefined;
}

function unionEach(one: Value, other: Value, depth: number): Value | undefined {
  if (one.each && other.each) return union(one.each, other.each, depth + 1);
  const [shown, beside] = one.items || one.entries ? [one, other] : [other, one];
  // What is not shown may have other elements or keys than what is beside it.
  const isUnclear =
    (shown.items ?? shown.entries) &&
    !(beside.items ?? beside.entries) &&
    beside.places.length === 0;
  return one.each ?? other.each ?? (isUnclear ? unknown : undefined);
}

function unionCallees(one: Value, other: Value): Value['callees'] {
  if (!one.callees || !other.callees) return one.callees ?? other.callees;
  const definitions = new Set(one.callees.map(({ definition }) => definition));
  const added = other.callees.filter(({ definition }) => !definitions.has(definition));
  return added.length === 0 ? one.callees : [...one.callees, ...added];
}

function unionItems(one: Value, other: Value, depth: number): readonly Value[] | undefined {
  if (!one.items || !other.items) return one.items ?? other.items;
  const [long, short] =
    one.items.length < other.items.length ? [other.items, one.items] : [one.items, other.items];
  return long.map((item, index) => {
    const beside = short[index];
    return beside ? union(item, beside, depth + 1) : item;
  });
}

function unionEntries(one: Value, other: Value, depth: number): Value['entries'] {
  if (!one.entries || !other.entries) return one.entries ?? other.entries;
  const entries = new Map(one.entries);
  for (const [key, value] of other.entries) {
    const beside = entries.get(key);
    entries.set(key, beside ? union(beside, value, depth + 1) : value);
  }
  return entries;
}

/** The only place that a value may be; undefined where another value may come before it. */
export const onlyPlace = ({ places, isSpare }: Value): Place | undefined =>
  places.length === 1 && !isSpare ? places[0] : undefined;

/** By halves, as each union copies what both have. */
export function unionAll(values: readonly Value[]): Value {
  const [first = unknown] = values;
  if (values.length < 2) return first;
  const half = Math.ceil(values.length / 2);
  return union(unionAll(values.slice(0, half)), unionAll(values.slice(half)));
}

/** `{**one, **other}`: the last one that has a key gives its value. */
export function mergeDictionaries(parts: readonly Value[]): Value {
  const entries = new Map<string, Value>();
  let isAfter = true;
  for (const part of parts) {
    spend(widthOf(part));
    if (part.places.length > 0 && entries.size > 0) isAfter = false;
    for (const [name, entry] of part.entries ?? []) entries.set(name, entry);
  }
  const places = [...new Set(parts.flatMap((part) => part.places))];
  const others = parts.filter((part) => part.places.length === 0 && !hasOnlyEntries(part));
  const isMixed = others.length > 0 || parts.some((part) => part.places.length > 0 && part.isMixed);
  return {
    places,
    isMixed: isMixed || places.length === 0,
    ...(places.length > 0 && { isMade: true }),
    entries,
    ...(isAfter && { hasOwnEntries: true }),
    ...(others.length > 0 && { each: unionAll(others.map(({ each = unknown }) => each)) }),
  };
}

/** Whether a dictionary has no other keys than the source shows. */
const hasOnlyEntries = ({ places, entries, each }: Value): boolean =>
  places.length === 0 && entries !== undefined && !each;

/** What iterating over a value gives. */
export function iterate(value: Value): Value {
  spend(widthOf(value));
  const parts = [
    ...value.places.map((place) => placeValue(elementOf(place))),
    ...(value.items ?? []),
    ...(value.each ? [value.each] : []),
    ...(value.entries ? [keysValue(value.entries)] : []),
  ];
  const found = unionAll(parts);
  return value.isMixed && value.places.length > 0 ? { ...found, isMixed: true } : found;
}

/** One of several elements: what is read of it is not read of each. */
export const oneOf = (value: Value): Value => ({ ...iterate(value), isMixed: true });

/** A list or dictionary after something was done to it that its source does not show. */
export const changeParts = (value: Value): Value => ({
  ...value,
  isMixed: true,
  each: value.each ? union(value.each, unknown) : unknown,
});

/** Whether a place can be reached through a value. */
export function hasPlaces(value: Value, depth = 0): boolean {
  if (value.places.length > 0 || value.keysOf) return true;
  if (depth > mostDepth) return false;
  spend(widthOf(value));
  const inner = [
    ...(value.items ?? []),
    ...(value.entries?.values() ?? []),
    ...(value.each ? [value.each] : []),
  ];
  return inner.some((part) => part !== value && hasPlaces(part, depth + 1));
}
