import type { Place } from './place.ts';
import { spend } from './steps.ts';
import { union, type Value } from './value.ts';

/** What is known at one point of a function. Copies share what neither of them has changed. */
export interface State {
  variables: ReadonlyMap<string, Value>;
  /** What has been read by then on every path, so that the function fails without it. */
  certain: ReadonlySet<Place>;
  /** What the function may have written itself by then, so that the task need not have it. */
  written: ReadonlySet<Place>;
}

export const createState = (variables: State['variables'] = new Map()): State => ({
  variables,
  certain: new Set(),
  written: new Set(),
});

/** The collections that belong to only one state, so that it may change them. */
const own = new WeakSet<object>();

export function copyState(state: State): State {
  own.delete(state.variables);
  own.delete(state.certain);
  own.delete(state.written);
  return { ...state };
}

export function setVariable(state: State, name: string, value: Value): void {
  if (!own.has(state.variables)) {
    spend(state.variables.size);
    state.variables = new Map(state.variables);
    own.add(state.variables);
  }
  (state.variables as Map<string, Value>).set(name, value);
}

export const addCertain = (state: State, place: Place): void => {
  state.certain = withPlace(state.certain, place);
};

export const addWritten = (state: State, place: Place): void => {
  state.written = withPlace(state.written, place);
};

/** Whether the place or an object that it is in may have been written. */
export function isWritten({ written }: State, place: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.parent) if (written.has(at)) return true;
  return false;
}

function withPlace(places: ReadonlySet<Place>, place: Place): ReadonlySet<Place> {
  if (places.has(place)) return places;
  if (own.has(places)) return (places as Set<Place>).add(place);
  spend(places.size);
  const copy = new Set(places).add(place);
  own.add(copy);
  return copy;
}

/** What is known where several paths meet; undefined where none arrives. */
export function mergeStates(states: readonly (State | undefined)[]): State | undefined {
  const [first, ...others] = states.filter((state) => state !== undefined);
  if (!first) return undefined;
  const merged = copyState(first);
  for (const other of others) {
    mergeVariables(merged, other);
    merged.certain = intersect(merged.certain, other.certain);
    spend(other.written.size);
    for (const place of other.written) addWritten(merged, place);
  }
  return merged;
}

function intersect(one: ReadonlySet<Place>, other: ReadonlySet<Place>): ReadonlySet<Place> {
  if (one === other) return one;
  spend(one.size);
  return new Set([...one].filter((place) => other.has(place)));
}

/** Adds what variables may be on another path. */
export function mergeVariables(state: State, other: State): void {
  if (state.variables === other.variables) return;
  spend(other.variables.size);
  for (const [name, value] of other.variables) {
    const beside = state.variables.get(name);
    if (beside === value) continue;
    setVariable(state, name, beside ? union(beside, value) : value);
  }
}

/** Makes one state what another one is. */
export function replaceState(state: State, by: State): void {
  const copy = copyState(by);
  state.variables = copy.variables;
  state.certain = copy.certain;
  state.written = copy.written;
}
