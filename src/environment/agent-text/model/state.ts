import { joinValues, type State } from './value.ts';

export const emptyState = (): State => ({ values: new Map(), conditions: [], isDead: false });

export const copyState = (state: State): State => ({ ...state, values: new Map(state.values) });

/** What holds after either of two paths. */
export function joinStates(one: State, other: State): State {
  if (one.isDead || other.isDead) return one.isDead ? other : one;
  const values = new Map(one.values);
  for (const [name, value] of other.values) values.set(name, joinValues(value, values.get(name)));
  const common = one.conditions.findIndex((condition, at) => condition !== other.conditions[at]);
  const conditions = common === -1 ? one.conditions : one.conditions.slice(0, common);
  return { values, conditions, isDead: false };
}
