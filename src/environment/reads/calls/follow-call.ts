import { parametersOf, type Parameter } from '#python/parameters.ts';
import { findChild, statementsOf, type SyntaxNode } from '#python/syntax-node.ts';
import { type Frame, type GivenArguments, givenValues, release, textOf } from '../model/frame.ts';
import type { Place } from '../model/place.ts';
import { readIndex, readKey } from '../model/read-key.ts';
import {
  addCertain,
  addWritten,
  copyState,
  createState,
  mergeStates,
  type State,
} from '../model/state.ts';
import { spend, stepsPerExpression } from '../model/steps.ts';
import {
  type Callee,
  hasPlaces,
  placeValue,
  textsValue,
  unionAll,
  unknown,
  type Value,
  widthOf,
} from '../model/value.ts';

/** Deeper chains of helpers are not followed. */
const mostCalls = 6;

/** Follows a helper with the arguments that it is given. */
export function followCall(
  callee: Callee,
  passed: GivenArguments,
  state: State,
  frame: Frame,
): Value {
  const given = addBound(callee, passed);
  const values = givenValues(given);
  spend(values.reduce((sum, value) => sum + widthOf(value), stepsPerExpression));
  if (!callee.closure && callee.name !== 'lambda')
    findRoot(frame).helpers.set(callee.definition, callee);
  if (!callee.closure && !values.some((value) => hasPlaces(value))) return unknown;
  const callers = [...frame.callers, frame];
  const around = callers.find((caller) => caller.callee.definition === callee.definition);
  if (around ?? callers.length > mostCalls) {
    // A call of itself with the same objects reads what it reads already.
    const others = values.filter(({ places }) => !isWithin(places, around?.places));
    for (const value of others) {
      release(value, `passed to "${callee.name}"`, frame.callee.definition, frame);
    }
    return unknown;
  }

  const inner: Frame = {
    ...frame,
    module: callee.module,
    callers,
    callee,
    places: new Set(values.flatMap(({ places }) => places)),
    isFailure: given.isReturned === true ? frame.isFailure : isNoFailure,
    tail: undefined,
    exits: [],
    returned: undefined,
    loops: [],
    outer: new Set(),
  };
  const start = copyState(state);
  start.variables = bindArguments(callee, given, start, inner);
  const end = runDefinition(callee.definition, start, inner);
  const after = mergeStates([end, ...inner.exits]);
  // A helper that always fails ends the path, which is left to the statement after it.
  for (const place of after?.certain ?? []) addCertain(state, place);
  for (const place of after?.written ?? []) addWritten(state, place);
  return inner.returned ?? unknown;
}

const isWithin = (places: readonly Place[], others: ReadonlySet<Place> = new Set()): boolean =>
  places.length > 0 && places.every((place) => others.has(place));

const addBound = ({ bound, boundByName }: Callee, given: GivenArguments): GivenArguments => ({
  ...given,
  positional: [...(bound ?? []), ...given.positional],
  named: new Map([...(boundByName ?? []), ...given.named]),
});

export function runDefinition(
  definition: SyntaxNode,
  state: State,
  frame: Frame,
): State | undefined {
  if (definition.name === 'LambdaExpression') {
    const expression = definition.children.at(-1);
    if (!expression) return state;
    frame.returned = frame.interpreter.evaluate(expression, state, frame);
    if (frame.callers.length === 0) release(frame.returned, 'returned', expression, frame);
    return state;
  }
  const body = findChild(definition, 'Body');
  return body ? frame.interpreter.run(statementsOf(body), state, frame) : state;
}

const isNoFailure = (): boolean => false;

const findRoot = (frame: Frame): Frame => frame.callers[0] ?? frame;

function bindArguments(
  { definition, closure }: Callee,
  given: GivenArguments,
  state: State,
  frame: Frame,
): Map<string, Value> {
  const { text } = frame.module.source;
  const { positional } = given;
  const variables = new Map<string, Value>();
  const parameters = parametersOf(definition, text);
  const names = new Set(parameters.map(({ name }) => name));
  let index = 0;
  for (const parameter of parameters) {
    const { name, kind } = parameter;
    if (kind === 'rest') {
      variables.set(name, { ...unknown, items: positional.slice(index) });
      continue;
    }
    if (kind === 'options') {
      variables.set(name, optionsFor(given, names));
      continue;
    }
    const value = kind === 'positional' ? positional[index++] : undefined;
    variables.set(
      name,
      value ??
        given.named.get(name) ??
        (given.rest && kind === 'positional' ? given.rest : undefined) ??
        optionFor(parameter, given, state, frame),
    );
  }
  spend(closure?.size ?? 0);
  for (const [name, value] of closure ?? []) if (!variables.has(name)) variables.set(name, value);
  return variables;
}

/** A parameter that is filled from `**options` is read from there by its name; without them it may have a default. */
function optionFor(
  { name, default: written }: Parameter,
  { options }: GivenArguments,
  state: State,
  frame: Frame,
): Value {
  const node = frame.callee.definition;
  if (!options)
    return written?.name === 'String'
      ? frame.interpreter.evaluate(written, createState(), frame)
      : unknown;
  if (!written) return readIndex(options, textsValue(name), { node, state, frame });
  const read = { how: 'get' as const, default: textOf(written, frame) };
  const found = options.places.map((place) => ({
    ...placeValue(readKey(place, name, read, node, frame)),
    isMixed: true,
  }));
  const entry = options.entries?.get(name);
  return unionAll([...found, ...(entry ? [entry] : [])]);
}

/** What `**options` of a helper receives: the names that are not parameters of its own. */
function optionsFor({ named, options }: GivenArguments, names: ReadonlySet<string>): Value {
  const entries = new Map([...named].filter(([name]) => !names.has(name)));
  for (const [name, value] of options?.entries ?? [])
    if (!names.has(name)) entries.set(name, value);
  return {
    places: options?.places ?? [],
    isMixed: options?.isMixed ?? true,
    entries,
    ...((options?.hasOwnEntries ?? !options?.entries) && { hasOwnEntries: true }),
  };
}
