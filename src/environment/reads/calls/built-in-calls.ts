import { type GivenArguments, release, type Site } from '../model/frame.ts';
import { openForAnyKey } from '../model/read-key.ts';
import { copyState } from '../model/state.ts';
import { spend } from '../model/steps.ts';
import {
  iterate,
  mergeDictionaries,
  numberValue,
  oneOf,
  unionAll,
  unknown,
  type Value,
  widthOf,
} from '../model/value.ts';

/** Functions whose result is what they are given, as far as keys and elements go. */
const passing = new Set([
  'list',
  'tuple',
  'set',
  'frozenset',
  'sorted',
  'reversed',
  'iter',
  'copy',
  'deepcopy',
  'copy.copy',
  'copy.deepcopy',
]);

/** Those whose result is the same as a value of JSON. */
const keeping = new Set(['list', 'tuple', 'copy', 'deepcopy', 'copy.copy', 'copy.deepcopy']);

/** What a built-in function of Python gives; undefined for any other function. */
export function callBuiltIn(name: string, given: GivenArguments, site: Site): Value | undefined {
  const { node, state, frame } = site;
  const { positional, named } = given;
  const [first = unknown, second = unknown] = positional;
  if (passing.has(name)) {
    callWithElements(named.get('key'), [first], site);
    return keeping.has(name) ? first : { ...first, isMade: true };
  }
  switch (name) {
    case 'dict':
    case 'OrderedDict':
      return dictionaryOf(given);
    case 'len':
    case 'int':
      return numberValue;
    case 'range':
      return { ...unknown, each: numberValue };
    case 'cast':
    case 'typing.cast':
      return second;
    case 'enumerate':
      return { ...unknown, each: { ...unknown, items: [numberValue, iterate(first)] } };
    case 'zip':
    case 'zip_longest':
    case 'itertools.zip_longest':
    case 'itertools.product':
      return { ...unknown, each: { ...unknown, items: positional.map(oneOf) } };
    case 'chain':
    case 'itertools.chain':
      return { ...unknown, each: unionAll(positional.map(iterate)) };
    case 'map':
      return {
        ...unknown,
        each: callWithElements(first, positional.slice(1), site),
      };
    case 'filter':
      callWithElements(first, [second], site);
      return second;
    case 'next':
      return oneOf(first);
    case 'min':
    case 'max':
      callWithElements(named.get('key'), [first], site);
      return positional.length === 1 ? oneOf(first) : unionAll(positional);
    case 'any':
    case 'all':
    case 'sum':
      iterate(first);
      return unknown;
    case 'partial':
    case 'functools.partial':
      return partial(given);
    case 'eval':
    case 'exec':
    case 'locals':
      for (const value of state.variables.values()) release(value, 'read by any name', node, frame);
      return unknown;
    case 'vars':
    case 'getattr':
    case 'setattr':
      for (const place of first.places) openForAnyKey(place, node, frame);
      return unknown;
    default:
      return undefined;
  }
}

/** Not on every path: the list may be empty. What the source does not show may read any key of an element. */
function callWithElements(
  value: Value | undefined,
  lists: readonly Value[],
  { node, state, frame }: Site,
): Value {
  if (!value?.callees) {
    for (const list of value ? lists : []) release(list, 'passed to a function', node, frame);
    return unknown;
  }
  const given = { positional: lists.map(iterate), named: new Map() };
  return unionAll(
    value.callees.map((callee) => frame.interpreter.call(callee, given, copyState(state), frame)),
  );
}

function dictionaryOf({ positional, named, options }: GivenArguments): Value {
  const own = named.size > 0 ? [{ ...unknown, entries: named }] : [];
  const parts = [...positional, ...(options ? [options] : []), ...own];
  const [only = unknown, ...others] = parts;
  return others.length === 0 ? only : mergeDictionaries(parts);
}

function partial({ positional, named, rest, options }: GivenArguments): Value | undefined {
  const [target, ...bound] = positional;
  spend(target ? widthOf(target) : 0);
  if (!target?.callees || rest || options) return undefined;
  const callees = target.callees.map((callee) => ({
    ...callee,
    bound: [...(callee.bound ?? []), ...bound],
    boundByName: new Map([...(callee.boundByName ?? []), ...named]),
  }));
  return { ...target, callees };
}
