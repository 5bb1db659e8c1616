import type { Budget } from '#python/budget.ts';
import type { NameResolver } from '../modules/resolve-names.ts';
import { parametersOf } from '#python/parameters.ts';
import { assign } from './statements/assign.ts';
import { evaluate } from './expressions/evaluate.ts';
import { followCall, runDefinition } from './calls/follow-call.ts';
import type { Frame, Interpreter } from './model/frame.ts';
import { createArgument, type Place } from './model/place.ts';
import { createState, mergeStates, setVariable } from './model/state.ts';
import { takeSteps } from './model/steps.ts';
import { run } from './statements/run-statements.ts';
import { type Callee, placeValue, unknown, type Value } from './model/value.ts';

/** What a function does with its arguments. */
export interface Trace {
  /** Each argument with the keys that are read from it. */
  places: readonly Place[];
  /** What is read on every path that can succeed. */
  required: ReadonlySet<Place>;
  helpers: readonly Callee[];
  returned: Value | undefined;
  /** Whether the function could be followed to its end. */
  isComplete: boolean;
}

/** For one function, its helpers included. */
const mostSteps = 2_000_000;

/**
 * Follows a function through all of its paths, without running it.
 *
 * @param shared What is left for all functions together; this one takes its part from it.
 */
export function traceFunction(
  callee: Callee,
  resolver: NameResolver,
  isFailure: Frame['isFailure'],
  shared: Budget,
): Trace {
  const most = Math.min(mostSteps, shared.left);
  const budget = { left: most };
  const state = createState();
  const places = parametersOf(callee.definition, callee.module.source.text).map(
    ({ name, kind }, index) => {
      const place = createArgument(name);
      place.isDictionary = kind === 'options';
      const value = placeValue(place);
      const isReceiver = index === 0 && callee.owner !== undefined && !callee.isStatic;
      setVariable(state, name, isReceiver || kind === 'rest' ? unknown : value);
      return place;
    },
  );
  const frame: Frame = {
    module: callee.module,
    callers: [],
    callee,
    places: new Set(places),
    resolver,
    interpreter,
    isFailure,
    exits: [],
    returned: undefined,
    helpers: new Map(),
    loops: [],
    outer: new Set(),
  };
  const ends = takeSteps(budget, () =>
    mergeStates([runDefinition(callee.definition, state, frame), ...frame.exits]),
  );
  shared.left -= most - budget.left;
  const isComplete = budget.left > 0;
  return {
    places,
    required: ends?.certain ?? new Set(),
    helpers: [...frame.helpers.values()],
    returned: isComplete ? frame.returned : undefined,
    isComplete,
  };
}

const interpreter: Interpreter = { evaluate, run, assign, call: followCall };
