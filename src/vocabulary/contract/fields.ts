import type { Field, Fields } from './contract.ts';

/** A field that must be there. */
export const required = (type: Field['type'], description: string, example: unknown): Field => ({
  type,
  required: true,
  description,
  example,
});

/** A field that may be missing, and what then counts. */
export const withDefault = (
  type: Field['type'],
  value: unknown,
  description: string,
  example?: unknown,
): Field => ({ type, default: value, description, ...(example !== undefined && { example }) });

/** A string that must be there, and be one of some. */
export const choice = (
  values: readonly string[],
  description: string,
  wording?: Field['wording'],
): Field => ({
  type: 'string',
  required: true,
  values,
  description,
  ...(wording !== undefined && { wording }),
});

/** The local name of what a getter fetches. */
export const storedAs = (example: string, what = 'it'): Field =>
  required('string', `The file name under which ${what} is stored locally.`, example);

/** A flag that is true when it is missing. */
export const onByDefault = (description: string, wording?: Field['wording']): Field =>
  toFlag(true, description, wording);

/** A flag that is false when it is missing. */
export const offByDefault = (description: string, wording?: Field['wording']): Field =>
  toFlag(false, description, wording);

const toFlag = (value: boolean, description: string, wording: Field['wording']): Field => ({
  ...withDefault('boolean', value, description),
  ...(wording !== undefined && { wording }),
});

/** A getter of which only the keys are known; those that may be missing end with "?". */
export const other = (...keys: string[]): { origin: 'other'; keys: Fields } => ({
  origin: 'other',
  keys: Object.fromEntries(
    keys.map((key) => (key.endsWith('?') ? [key.slice(0, -1), {}] : [key, { required: true }])),
  ),
});
