import { findNearestName } from '#text/similarity/nearest-name.ts';
import type { Field } from '#vocabulary/contract/contract.ts';
import {
  findStrangeValue,
  fitsType,
  type FoundType,
  typeOf,
} from '#vocabulary/contract/value-type.ts';
import type { SeenField } from './seen-fields.ts';
import type { Seen } from '../facets/tally.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A difference between the dataset and the contract, and the tasks with it. */
export type Disagreement =
  /** A name that the contract does not have; "ignored" where such names are accepted. */
  | { kind: 'undeclared' | 'ignored'; nearest: string | undefined; tasks: readonly TaskEntry[] }
  | { kind: 'missing'; tasks: readonly TaskEntry[] }
  | { kind: 'type'; found: readonly Seen<FoundType>[] }
  | { kind: 'value'; found: readonly Seen<unknown>[] };

/** Compares the use of a field with its declaration. */
export function findDisagreements(
  declared: Field,
  { missing, types, values }: SeenField,
): Disagreement[] {
  const accepted = declared.isOpen ? {} : declared;
  const strangeTypes = types.filter(({ value }) => !fitsType(value, accepted.type));
  const strangeValues = values.filter(
    ({ value }) =>
      accepted.values &&
      fitsType(typeOf(value), accepted.type) &&
      findStrangeValue(value, accepted) !== undefined,
  );
  return [
    ...(missing.length > 0 ? [{ kind: 'missing' as const, tasks: missing }] : []),
    ...(strangeTypes.length > 0 ? [{ kind: 'type' as const, found: strangeTypes }] : []),
    ...(strangeValues.length > 0 ? [{ kind: 'value' as const, found: strangeValues }] : []),
  ];
}

/** The disagreement of a field that no contract declares, with the declared name that it resembles. */
export function findUndeclared(
  { name, tasks }: SeenField,
  declaredNames: readonly string[],
  isAccepted: boolean,
): Disagreement {
  const kind = isAccepted ? 'ignored' : 'undeclared';
  return { kind, nearest: findNearestName(name, declaredNames)?.name, tasks };
}
