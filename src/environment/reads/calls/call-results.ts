import type { CallResult, Frame, GivenArguments } from '../model/frame.ts';
import { addCertain, addWritten, type State } from '../model/state.ts';
import type { Callee, Value } from '../model/value.ts';

const mostDepth = 4;

/** What a helper is given as a text, so that the same call is not followed twice; undefined where that has no short form. */
export function toCallKey(callee: Callee, given: GivenArguments): string | undefined {
  if (callee.closure) return undefined;
  const { positional, named, rest, options, isReturned } = given;
  const parts = [
    ...positional.map((value) => toValueKey(value)),
    ...[...named].map(([name, value]) => `${name}=${toValueKey(value)}`),
    `*${rest ? toValueKey(rest) : ''}`,
    `**${options ? toValueKey(options) : ''}`,
    String(isReturned),
  ];
  const key = parts.join(';');
  return key.includes(tooDeep) ? undefined : key;
}

const tooDeep = '…';

function toValueKey(value: Value, depth = 0): string {
  if (depth > mostDepth || value.callees || value.module || value.class) return tooDeep;
  const list = (values: Iterable<Value>) =>
    [...values].map((inner) => toValueKey(inner, depth + 1)).join(',');
  return [
    value.places.map(({ id }) => id).join('|'),
    value.isMixed ? '?' : '',
    value.isSpare ? '~' : '',
    value.ifMissing ?? '',
    value.isNumber ? '#' : '',
    value.hasOwnEntries ? '!' : '',
    value.texts ? JSON.stringify(value.texts) : '',
    value.items ? `[${list(value.items)}]` : '',
    value.each ? `<${list([value.each])}>` : '',
    value.entries ? `{${[...value.entries.keys()].join(',')}:${list(value.entries.values())}}` : '',
    value.keysOf ? `k${value.keysOf.map(({ id }) => id).join('|')}` : '',
  ].join('');
}

export function findResult(
  { results }: Frame,
  { definition }: Callee,
  key: string | undefined,
): CallResult | undefined {
  return key === undefined ? undefined : results.get(definition)?.get(key);
}

export function addResult(
  { results }: Frame,
  { definition }: Callee,
  key: string | undefined,
  result: CallResult,
): void {
  if (key === undefined) return;
  const own = results.get(definition) ?? new Map<string, CallResult>();
  results.set(definition, own.set(key, result));
}

export function applyResult({ certain, written }: CallResult, state: State): void {
  for (const place of certain) addCertain(state, place);
  for (const place of written) addWritten(state, place);
}
