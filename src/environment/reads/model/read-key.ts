import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, helperOf, type Site, spotOf } from './frame.ts';
import {
  addChoices,
  addRead,
  choiceOf,
  elementOf,
  type KeyRead,
  keyOf,
  open,
  type Place,
} from './place.ts';
import { addCertain, addWritten, isWritten, type State } from './state.ts';
import { spend } from './steps.ts';
import { hasPlaces, placeValue, unionAll, unknown, type Value } from './value.ts';

/** `x["k"]`, `x[0]` or `x[name]`. */
export function readIndex(object: Value, key: Value, site: Site): Value {
  const { node, state, frame } = site;
  const found = [
    ...(key.texts
      ? readTexts(object, key.texts, site)
      : object.places.map((place) => readAny(place, key, node, frame))),
    ...(object.entries ? entriesAt(object.entries, key, object.each ? undefined : state) : []),
    ...(object.items ?? []),
    ...(object.each ? [object.each] : []),
  ];
  const value = unionAll(found);
  return object.isMixed && object.places.length > 0 ? { ...value, isMixed: true } : value;
}

function readTexts(object: Value, texts: readonly string[], { node, state, frame }: Site): Value[] {
  const isOnly = object.places.length === 1 && !object.isMixed && texts.length === 1;
  const own = object.hasOwnEntries ? object.entries : undefined;
  spend(object.places.length * texts.length);
  return object.places.flatMap((place) =>
    texts
      .filter((text) => own?.has(text) !== true)
      .map((text) => {
        const isSpare = object.entries?.has(text) ?? false;
        const how = isSpare
          ? { how: 'get' as const, ...defaultOf(object, text) }
          : { how: 'index' as const };
        const child = readKey(place, text, how, node, frame);
        if (isOnly && !isSpare && !isWritten(state, child)) addCertain(state, child);
        return placeValue(child);
      }),
  );
}

/** One of the elements: a key that is read from it is not read from each. */
function readAny(place: Place, key: Value, node: SyntaxNode, frame: Frame): Value {
  if (!key.isNumber) openForAnyKey(place, node, frame);
  return { ...placeValue(elementOf(place)), isMixed: true };
}

/** What `{**defaults, **object}` gives for a key that the object lacks. */
export function defaultOf({ entries, each }: Value, name: string): Pick<KeyRead, 'default'> {
  const entry = entries?.get(name);
  if (entry?.written === undefined || each || hasPlaces(entry)) return {};
  return { default: entry.written };
}

function entriesAt(
  entries: ReadonlyMap<string, Value>,
  key: Value,
  state: State | undefined,
): readonly Value[] {
  // A constant dictionary without such a key fails, so its keys are the only ones that are accepted.
  for (const place of state ? key.places : []) {
    addChoices(place, entries.keys());
    if (state && !key.isMixed && key.places.length === 1) addCertain(state, choiceOf(place));
  }
  if (!key.texts) return [...entries.values()];
  return key.texts.flatMap((text) => entries.get(text) ?? unknown);
}

export function readKey(
  place: Place,
  name: string,
  read: Pick<KeyRead, 'how' | 'default' | 'defaultText'>,
  node: SyntaxNode,
  frame: Frame,
): Place {
  const child = keyOf(place, name);
  const helper = helperOf(frame);
  if (read.how !== 'test') place.isDictionary = true;
  addRead(child, {
    ...read,
    ...spotOf(node, frame),
    ...(frame.isReporting === true && { isReported: true }),
    ...(helper !== undefined && { helper }),
  });
  return child;
}

/** Records that the function itself gives keys to an object: these, or any where their names are not in the source. */
export function writeKeys(object: Value, names: readonly string[] | undefined, state: State): void {
  spend(object.places.length * (1 + (names?.length ?? 0)));
  for (const place of object.places) {
    if (!names) addWritten(state, place);
    for (const name of names ?? []) addWritten(state, keyOf(place, name));
  }
}

/** Records that keys are read by names that the source does not contain. */
export function openForAnyKey(place: Place, node: SyntaxNode, frame: Frame): void {
  open(place, { why: 'every key is read', ...spotOf(node, frame) });
}
