import { fitsType, typeOf } from '#vocabulary/contract/value-type.ts';
import type { Field } from '#vocabulary/contract/contract.ts';

/** The boolean that a string spells, as JSON or Python writes it; undefined for other values. */
export function readQuotedBoolean(value: unknown): boolean | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** Whether a value is a boolean in quotes where a boolean is accepted and a string is not. */
export const isBooleanAsString = (value: unknown, type: Field['type']): boolean =>
  readQuotedBoolean(value) !== undefined &&
  fitsType('boolean', type) &&
  !fitsType(typeOf(value), type);
