import type { ValueType } from './contract.ts';
import type { FoundType } from './value-type.ts';

/** A short phrase for the types that a field accepts, or for the one that was found: "a string or an array". */
export function describeTypes(types: FoundType | readonly ValueType[] = 'any'): string {
  const all = typeof types === 'string' ? [types] : types;
  return all.map((type) => phrases[type]).join(' or ');
}

const phrases: Readonly<Record<FoundType, string>> = {
  any: 'any value',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  'array of string': 'an array of strings',
  'array of integer': 'an array of integers',
  'array of number': 'an array of numbers',
  'array of object': 'an array of objects',
  'array of array': 'an array of arrays',
  'empty array': 'an empty array',
  null: 'null',
};
