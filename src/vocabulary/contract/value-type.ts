import { toArray } from '#text/json/json-value.ts';
import type { Field, ValueType } from './contract.ts';

/** The type of a value as it was found; null and an empty array have none that could be declared. */
export type FoundType = ValueType | 'null' | 'empty array';

/** The most precise type of a JSON value. */
export function typeOf(value: unknown): FoundType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return typeOfArray(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** Whether a value of one type fits a field's declared type; anything fits an undeclared one. */
export function fitsType(found: FoundType, declared: Field['type']): boolean {
  if (declared === undefined) return true;
  const types = typeof declared === 'string' ? [declared] : declared;
  return types.some((type) => type === 'any' || type === found || isWider(type, found));
}

/** The first string of a value, or element of an array, that a field does not accept. */
export function findStrangeValue(value: unknown, { type, values }: Field): unknown {
  // What is no string was judged by the type, if there is one.
  return toArray(value).find((entry) =>
    typeof entry === 'string' ? !values?.some((one) => fitsValue(entry, one)) : type === undefined,
  );
}

const fitsValue = (text: string, value: string): boolean =>
  text === value ||
  (value.endsWith('*') && text.length >= value.length && text.startsWith(value.slice(0, -1)));

function isWider(type: ValueType, found: FoundType): boolean {
  if (found === 'integer') return type === 'number';
  if (found === 'array of integer') return type === 'array of number' || type === 'array';
  if (found === 'empty array') return type.startsWith('array');
  return found.startsWith('array of ') && type === 'array';
}

function typeOfArray(array: readonly unknown[]): FoundType {
  if (array.length === 0) return 'empty array';
  // By far the most frequent, and found without a set.
  if (array.every((entry) => typeof entry === 'string')) return 'array of string';
  const types = new Set(array.map((entry) => (Array.isArray(entry) ? 'array' : typeOf(entry))));
  if (types.size === 2 && types.has('integer') && types.has('number')) return 'array of number';
  const [only] = types;
  if (types.size > 1) return 'array';
  if (only === 'array') return 'array of array';
  if (only === 'integer' || only === 'number' || only === 'object') return `array of ${only}`;
  return 'array';
}
