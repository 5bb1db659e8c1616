import type { CallArgument } from '#python/call-arguments.ts';
import { parametersOf } from '#python/parameters.ts';
import type { SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, type GivenArguments, givenValues, release, textOf } from '../model/frame.ts';
import { elementOf } from '../model/place.ts';
import { defaultOf, openForAnyKey, readIndex, readKey, writeKeys } from '../model/read-key.ts';
import { setVariable, type State } from '../model/state.ts';
import { spend } from '../model/steps.ts';
import { compareKeys } from '../model/test-member.ts';
import {
  keysValue,
  mergeDictionaries,
  placeValue,
  union,
  unionAll,
  unknown,
  type Value,
} from '../model/value.ts';

interface MethodCall {
  owner: Value;
  /** The expression of the owner. */
  target?: SyntaxNode;
  method: string;
  given: GivenArguments;
  written: readonly CallArgument[];
  node: SyntaxNode;
}

/** What a method of a dictionary reads and gives; undefined for any other method. */
export function callDictionary(call: MethodCall, state: State, frame: Frame): Value | undefined {
  const { owner, method, given, node } = call;
  const isOfPlace = owner.places.length > 0;
  if (!isOfPlace && !owner.entries) return undefined;
  switch (method) {
    case 'pop':
    case '__getitem__':
      return given.positional.length < 2
        ? readIndex(owner, given.positional[0] ?? unknown, { node, state, frame })
        : readWithDefault(call, state, frame);
    case 'get':
    case 'setdefault':
      return readWithDefault(call, state, frame);
    case 'keys':
      return { ...unknown, ...(isOfPlace && { keysOf: owner.places }), ...keysWritten(owner) };
    case 'items':
      return { ...unknown, each: { ...unknown, items: [keysOf(owner), valuesOf(call, frame)] } };
    case 'values':
      return { ...unknown, each: valuesOf(call, frame) };
    case 'copy':
      return owner;
    case 'update': {
      const [source] = given.positional;
      if (source && !isMerged(call, state, frame))
        release(source, 'merged into another object', node, frame);
      for (const value of given.named.values())
        release(value, 'merged into another object', node, frame);
      if (given.options) release(given.options, 'merged into another object', node, frame);
      writeKeys(owner, source ? namesOf(source) : [], state);
      writeKeys(owner, [...given.named.keys()], state);
      if (given.options) writeKeys(owner, namesOf(given.options), state);
      return unknown;
    }
    default:
      return isOfPlace ? callOfPlace(call, frame) : undefined;
  }
}

/** After `settings.update(config)`, a dictionary that the function has to itself has the keys of both. */
function isMerged({ owner, target, given }: MethodCall, state: State, frame: Frame): boolean {
  const [source] = given.positional;
  const isOnly =
    source && given.positional.length === 1 && given.named.size === 0 && !given.options;
  if (!isOnly || !owner.entries || target?.name !== 'VariableName') return false;
  const name = textOf(target, frame);
  if (!state.variables.has(name) || isShared(name, frame)) return false;
  spend(state.variables.size);
  for (const [other, value] of state.variables)
    if (other !== name && value.entries === owner.entries) return false;
  setVariable(state, name, mergeDictionaries([owner, source]));
  return true;
}

/** Whether the caller or a function around has the same dictionary. */
const isShared = (name: string, { callee, module }: Frame): boolean =>
  callee.closure?.has(name) === true ||
  parametersOf(callee.definition, module.source.text).some((parameter) => parameter.name === name);

/** A method that is not one of dictionaries; what it is given may be used as a whole. */
function callOfPlace({ owner, given, method, node }: MethodCall, frame: Frame): Value {
  if (/^(?:difference|intersection|isdisjoint|issubset|issuperset)$/.test(method))
    for (const value of given.positional) compareKeys(owner, value, node, frame);
  for (const value of givenValues(given)) release(value, `passed to ".${method}"`, node, frame);
  return unknown;
}

const keysWritten = ({ entries, each }: Value): Partial<Value> =>
  entries ? { each: union(keysValue(entries), each ?? keysValue(entries)) } : {};

const keysOf = ({ places, entries, each }: Value): Value =>
  places.length === 0 && entries && !each ? keysValue(entries) : unknown;

const valuesOf = (call: MethodCall, frame: Frame): Value =>
  unionAll([...readAny(call, frame), ...(call.owner.each ? [call.owner.each] : [])]);

/** The keys of a dictionary; undefined where it may have others. */
const namesOf = ({ places, entries, each }: Value): readonly string[] | undefined =>
  places.length === 0 && entries && !each ? [...entries.keys()] : undefined;

function namedText({ places, texts }: Value): { defaultText: string } | undefined {
  const [text, ...others] = texts ?? [];
  const isCertain = text !== undefined && others.length === 0 && places.length === 0;
  return isCertain ? { defaultText: text } : undefined;
}

function readWithDefault(call: MethodCall, state: State, frame: Frame): Value {
  const { owner, method, given, written } = call;
  const [key = unknown, otherwise] = given.positional;
  const spare = written[1]?.value;
  const found = key.texts ? readTexts(call, key.texts, frame) : readAny(call, frame);
  if (method === 'setdefault') writeKeys(owner, key.texts, state);
  const all = unionAll(found);
  const value = otherwise
    ? { ...union(all, otherwise), isOther: all.isOther }
    : { ...all, isMixed: true };
  const missing = isOnlySource(owner) && found.length === 1 && valueIfMissing(spare, frame);
  return missing ? { ...value, ifMissing: missing } : value;
}

function readTexts(
  { owner, given, written, node }: MethodCall,
  texts: readonly string[],
  frame: Frame,
): Value[] {
  const [, otherwise] = given.positional;
  const spare = written[1]?.value;
  const own = owner.hasOwnEntries ? owner.entries : undefined;
  spend(owner.places.length * texts.length);
  const read = owner.places.flatMap((place) =>
    texts
      .filter((text) => own?.has(text) !== true)
      .map((text) => {
        const how = {
          how: 'get' as const,
          default: spare ? textOf(spare, frame) : 'None',
          ...defaultOf(owner, text),
          ...(otherwise && spare?.name === 'VariableName' && namedText(otherwise)),
        };
        return { ...placeValue(readKey(place, text, how, node, frame)), isMixed: true };
      }),
  );
  return [...read, ...texts.flatMap((text) => owner.entries?.get(text) ?? [])];
}

function readAny({ owner, node }: MethodCall, frame: Frame): Value[] {
  for (const place of owner.places) {
    place.isDictionary = true;
    openForAnyKey(place, node, frame);
  }
  return [
    ...owner.places.map((place) => placeValue(elementOf(place))),
    ...(owner.entries?.values() ?? []),
  ];
}

/** Whether a key that it lacks is one that the task does not write. */
const isOnlySource = ({ places, isMixed, isSpare, entries, ifMissing }: Value): boolean =>
  places.length === 1 && !isSpare && !entries?.size && (!isMixed || ifMissing !== undefined);

function valueIfMissing(spare: SyntaxNode | undefined, frame: Frame): Value['ifMissing'] {
  if (!spare || spare.name === 'None') return 'None';
  return /^(?:""|''|\[\]|\{\}|\(\)|0|0\.0|False|list\(\)|dict\(\))$/.test(textOf(spare, frame))
    ? 'false'
    : undefined;
}
