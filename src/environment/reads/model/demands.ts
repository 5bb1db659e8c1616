import { demandOf } from './place.ts';
import { addCertain, type State } from './state.ts';
import { onlyPlace, type Value } from './value.ts';

/** Records that a value must be of some kind, since what is done with it fails with any other. */
export function demand(value: Value, kind: string, state: State): void {
  const place = value.isMixed ? undefined : onlyPlace(value);
  if (place) addCertain(state, demandOf(place, kind));
}

/** Demands of a value that is not None, and of a text; any other demand is the function that opens a file. */
export const anyValue = 'value';
export const text = 'text';
